import { createTheme } from './createTheme';

export const ms = createTheme({
  font: 'poppins',
  radius: { control: 4, card: 8 },
  primary: {
    50: '#fff9e6',
    100: '#ffefbf',
    200: '#ffe08a',
    300: '#fdc93b',
    500: '#ae7e00',
    600: '#8a6300',
    700: '#705000',
    800: '#543c00',
    900: '#332400',
  },
  secondary: {
    50: '#f2f2f5',
    100: '#e0e0e8',
    200: '#c2c2d0',
    300: '#9a9aaf',
    500: '#5c5c75',
    600: '#494960',
    700: '#39394c',
    800: '#292938',
    900: '#181822',
  },
  neutral: {
    50: '#f7f6f3',
    100: '#edebe6',
    200: '#d9d6ce',
    300: '#b0aca2',
    500: '#77736a',
    600: '#5f5c54',
    700: '#45433d',
    800: '#1e1d1a',
    900: '#121110',
  },
  roles: {
    // Darkened until white text is legible on it, yellow is brown: it shines as accent on black.
    light: {
      primary: '#1e1d1a',
      primaryHover: '#45433d',
      onPrimary: '#ffe08a',
      overlay: '#1e1d1a',
      paneStart: '#2b2925',
      paneEnd: '#121110',
      paneMuted: '#d9d6ce',
      paneLine: '#45433d',
      paneAccent: '#fdc93b',
    },
    dark: {
      surfaceRaised: '#2b2925',
      border: '#45433d',
      primary: '#f2bf45',
      primaryHover: '#d8a62e',
    },
  },
});
