import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

export const atrinca = createTheme({
  ...neutralBase,
  radius: { control: 8, card: 16 },
  // Three diamonds.
  titleLine: {
    kind: 'pattern',
    path: 'M0 6h8m5 0 5-5 5 5-5 5zm15 0h8',
    width: 36,
    light: '#eac25a',
    dark: '#eac25a',
  },
  primary: {
    50: '#fcf2f5',
    100: '#f7dfe7',
    200: '#eebfcf',
    300: '#e494ae',
    500: '#a83a62',
    600: '#8c2450',
    700: '#70193f',
    800: '#4a102b',
    900: '#210713',
  },
  secondary: {
    50: '#fdf8e9',
    100: '#f9edc8',
    200: '#f4dd98',
    300: '#eac25a',
    500: '#977100',
    600: '#7b5b00',
    700: '#624800',
    800: '#463300',
    900: '#281d00',
  },
  roles: {
    // In gold: below a line in its wine, a pale red would look like an error.
    light: { tint: '#fbf1d6' },
    dark: {
      ...neutralBase.roles.dark,
      // But for the button: its wine by night is near an error's red.
      accent: '#eac25a',
      link: '#eac25a',
      tint: '#373326',
    },
  },
});
