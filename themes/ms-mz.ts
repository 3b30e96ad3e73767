import { createTheme } from './createTheme';

export const msMz = createTheme({
  font: 'poppins',
  radius: { control: 4, card: 8 },
  primary: {
    50: '#fef5ed',
    100: '#fee9d3',
    200: '#fedb9a',
    300: '#fcc04d',
    500: '#b67103',
    600: '#915900',
    700: '#754600',
    800: '#533000',
    900: '#311b00',
  },
  secondary: {
    50: '#effbf1',
    100: '#ddf4e2',
    200: '#bfe8c8',
    300: '#93d3a3',
    500: '#4a9662',
    600: '#2b7947',
    700: '#1c6236',
    800: '#0c4523',
    900: '#072813',
  },
  neutral: {
    50: '#f5f9f6',
    100: '#edf0ed',
    200: '#dae0db',
    300: '#afb6b0',
    500: '#717872',
    600: '#5c625d',
    700: '#434a44',
    800: '#1f2520',
    900: '#0f1410',
  },
  roles: {
    // As in Brazil (ms.ts).
    light: {
      primary: '#1f2520',
      primaryHover: '#434a44',
      onPrimary: '#ffe08a',
      overlay: '#1f2520',
      paneStart: '#2c322d',
      paneEnd: '#0f1410',
      paneMuted: '#dae0db',
      paneLine: '#434a44',
      paneAccent: '#fcc04d',
    },
    dark: { surfaceRaised: '#2c322d', border: '#434a44' },
  },
});
