import { createTheme } from './createTheme';

export const live = createTheme({
  font: 'poppins',
  radius: { control: 24, card: 28 },
  titleLine: { thickness: '0.36em', offset: '-0.1em', light: '#ace8eb', dark: '#005f63' },
  primary: {
    50: '#fff4f7',
    100: '#ffe5ee',
    200: '#fecbdd',
    300: '#ff7bb3',
    500: '#dd348a',
    600: '#ba016d',
    700: '#960057',
    800: '#6b003d',
    900: '#420023',
  },
  secondary: {
    50: '#eafbfc',
    100: '#d4f4f6',
    200: '#ace8eb',
    300: '#70d3d9',
    500: '#0b959b',
    600: '#07767b',
    700: '#005f63',
    800: '#004245',
    900: '#002628',
  },
  neutral: {
    50: '#faf7f8',
    100: '#f2eef0',
    200: '#e2dcde',
    300: '#bab2b5',
    500: '#7b7477',
    600: '#655e61',
    700: '#4c4648',
    800: '#261620',
    900: '#180b13',
  },
  roles: {
    dark: {
      surfaceRaised: '#35222d',
      border: '#523a48',
      paneStart: '#420023',
      paneEnd: '#1c000f',
      paneLine: '#6b2a4c',
    },
  },
});
