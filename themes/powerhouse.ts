import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

export const powerhouse = createTheme({
  ...neutralBase,
  radius: { control: 2, card: 4 },
  titleLine: { thickness: '0.2em', offset: '0.14em', light: '#fbbf4f', dark: '#a56b00' },
  primary: {
    50: '#fff2ef',
    100: '#ffe0d9',
    200: '#ffc1b4',
    300: '#ff9680',
    500: '#dc3d1f',
    600: '#c02c10',
    700: '#9c220b',
    800: '#5f1509',
    900: '#1f0603',
  },
  secondary: {
    50: '#fff7e8',
    100: '#ffebc7',
    200: '#ffd98f',
    300: '#fbbf4f',
    500: '#a56b00',
    600: '#855500',
    700: '#6b4400',
    800: '#4d3000',
    900: '#2c1b00',
  },
  roles: {
    ...neutralBase.roles,
    light: {
      tint: '#fff2dd',
      paneStart: '#5f1509',
      paneEnd: '#120403',
      paneAccent: '#fbbf4f',
    },
  },
});
