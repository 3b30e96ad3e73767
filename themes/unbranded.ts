import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

/** The end of a day, on every page: its pane is the sky of the pictures of a state. */
const dusk = {
  paneStart: '#26335a',
  paneEnd: '#64435a',
  paneLine: '#5d5474',
  paneMuted: '#f7ead9',
  paneAccent: '#fbd38f',
  paneError: '#ffd4d4',
};

/** Of a page whose address names no product: a calm blue that is no brand's, and a warm light. */
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
  // Of the sky's hue: a page is one picture, by night too.
  neutral: {
    50: '#f7f7fa',
    100: '#eeeef3',
    200: '#dcdce5',
    300: '#b3b3c4',
    500: '#6f6f87',
    600: '#5a5a71',
    700: '#424158',
    800: '#21202f',
    900: '#16151f',
  },
  // The one warm line of a page, broken as the links that lead to it.
  titleLine: {
    kind: 'pattern',
    path: 'M0 5h27m12 0h14m12 0h27',
    width: 92,
    light: '#f5b95c',
    dark: '#fbd38f',
  },
  roles: {
    light: {
      ...dusk,
      background: '#faf7f3',
      primary: '#33406f',
      primaryHover: '#26335a',
      title: '#26335a',
      link: '#26335a',
    },
    dark: {
      ...dusk,
      surfaceRaised: '#302f43',
      border: '#46455e',
      primary: '#fbd38f',
      primaryHover: '#e3b56a',
      link: '#fbd38f',
    },
  },
});
