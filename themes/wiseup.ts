import { createTheme } from './createTheme';

export const wiseup = createTheme({
  font: 'poppins',
  radius: { control: 6, card: 10 },
  titleLine: {
    style: 'dotted',
    thickness: '0.17em',
    offset: '0.32em',
    light: '#a0c1fe',
    dark: '#5e82c5',
  },
  primary: {
    50: '#fef5f4',
    100: '#fee6e6',
    200: '#ffcdcc',
    300: '#ff777b',
    500: '#e23d4e',
    600: '#c01033',
    700: '#9d0126',
    800: '#700118',
    900: '#45000a',
  },
  secondary: {
    50: '#f4f7fe',
    100: '#e4edfe',
    200: '#c9dcfe',
    300: '#a0c1fe',
    500: '#5e82c5',
    600: '#4466a6',
    700: '#335189',
    800: '#213864',
    900: '#11203a',
  },
  neutral: {
    50: '#f4f8fe',
    100: '#ebf0f9',
    200: '#d7deec',
    300: '#abb5c8',
    500: '#6d7688',
    600: '#586172',
    700: '#3f4858',
    800: '#1b2331',
    900: '#0c1220',
  },
  roles: {
    light: {
      // The page's ground by day: a light tint in the brand's hue.
      background: '#f4f7fe',
      // The other half of the brand's pair: its red is that of an error, and of what is pressed alone.
      title: '#213864',
      accent: '#4466a6',
      focus: '#5e82c5',
      borderStrong: '#7487ab',
      link: '#335189',
      tint: '#e9f1ff',
    },
    dark: {
      title: '#e4edfe',
      accent: '#a0c1fe',
      link: '#a0c1fe',
      tint: '#2b364a',
      surfaceRaised: '#293040',
      border: '#3f4858',
      borderStrong: '#7a8bad',
    },
  },
});
