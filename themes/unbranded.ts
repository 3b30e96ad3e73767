import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

/** Of a page whose address names no product: a calm blue that is no brand's. */
export const unbranded = createTheme({
  font: neutralBase.font,
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
  // Of the same hue: a page is one picture, by night too.
  neutral: {
    50: '#f5f8fa',
    100: '#eaeff4',
    200: '#d6dfe7',
    300: '#a9b8c6',
    500: '#657688',
    600: '#516173',
    700: '#394a5b',
    800: '#172430',
    900: '#0d1720',
  },
  // The one warm line of a page, broken as the links that lead to it.
  titleLine: {
    kind: 'pattern',
    path: 'M0 5h27m12 0h14m12 0h27',
    width: 92,
    light: '#f5b95c',
    dark: '#fbd38f',
  },
  // Its own ground by night, too: grey would be the neutral one's.
  roles: {
    dark: {
      surfaceRaised: '#233342',
      border: '#394a5b',
      paneStart: '#1b344d',
      paneEnd: '#112334',
      paneLine: '#3a536c',
      paneAccent: '#fbd38f',
    },
  },
});
