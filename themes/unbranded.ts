import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

/** Of a page whose address names no product: a calm blue that is no brand's. */
export const unbranded = createTheme({
  ...neutralBase,
  radius: { control: 12, card: 20 },
  primary: {
    50: '#f1f5fa',
    100: '#dfe8f2',
    200: '#c1d2e4',
    300: '#9fbbd6',
    500: '#4a7199',
    600: '#345a80',
    700: '#274767',
    800: '#1b344d',
    900: '#112334',
  },
  secondary: {
    50: '#fef6e9',
    100: '#fdeaca',
    200: '#fbd38f',
    300: '#f5b95c',
    500: '#a86a0c',
    600: '#865408',
    700: '#694206',
    800: '#4b2f04',
    900: '#2b1b02',
  },
  // Its own ground by night, too: grey would be the neutral one's.
  roles: {
    dark: {
      ...neutralBase.roles.dark,
      paneStart: '#1b344d',
      paneEnd: '#112334',
      paneLine: '#3a536c',
      paneAccent: '#fbd38f',
    },
  },
});
