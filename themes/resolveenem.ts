import { createTheme } from './createTheme';

export const resolveenem = createTheme({
  font: 'poppins',
  radius: { control: 14, card: 24 },
  titleLine: { thickness: '0.4em', offset: '-0.14em', light: '#ecdc9d', dark: '#5b29b5' },
  primary: {
    50: '#f7f6ff',
    100: '#edeafe',
    200: '#dbd5fe',
    300: '#ad98fe',
    500: '#8b5cfb',
    600: '#713bda',
    700: '#5b29b5',
    800: '#401687',
    900: '#250d50',
  },
  secondary: {
    50: '#fcf7e5',
    100: '#f6edcc',
    200: '#ecdc9d',
    300: '#dbc057',
    500: '#9b8105',
    600: '#7b6600',
    700: '#625100',
    800: '#453800',
    900: '#282000',
  },
  neutral: {
    50: '#f8f7fe',
    100: '#f0eef6',
    200: '#dedce7',
    300: '#b5b2c1',
    500: '#767482',
    600: '#615e6c',
    700: '#484653',
    800: '#23212c',
    900: '#13111c',
  },
  // Its yellow marks a title and tints; darkened until a tick is visible, it is olive.
  roles: {
    light: { accent: '#713bda' },
    dark: { accent: '#ad98fe', surfaceRaised: '#312e3a', border: '#484653' },
  },
});
