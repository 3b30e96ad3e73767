import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

export const powerhouse = createTheme({
  ...neutralBase,
  radius: { control: 2, card: 4 },
  // The skyline of São Paulo.
  titleLine: {
    kind: 'pattern',
    path: 'M0 10h8V6h7v4h6V2h8v8h6V5h9v5h7V3h6v7h9V6h8v4h6V2h7v8h7V5h8v5h4',
    width: 106,
    light: '#fbbf4f',
    dark: '#fbbf4f',
  },
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
    light: {
      background: '#fff7f0',
      borderStrong: '#9c7b6a',
      // Brighter than its buttons, on gold: their red, or a pale one, would look like an error.
      accent: '#dc3d1f',
      tint: '#fff0d2',
      paneStart: '#5f1509',
      paneEnd: '#120403',
      paneAccent: '#fbbf4f',
    },
    dark: {
      ...neutralBase.roles.dark,
      // In gold but for the button: its red by night is that of an error.
      accent: '#fbbf4f',
      link: '#fbbf4f',
      tint: '#3a3221',
    },
  },
});
