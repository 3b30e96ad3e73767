import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

export const vc = createTheme({
  ...neutralBase,
  radius: { control: 12, card: 20 },
  // What grows.
  titleLine: {
    kind: 'ending',
    path: 'M0 10h770q70 0 126-6m-11-3 11 3-6 8',
    width: 898,
    light: '#ffb44d',
    dark: '#ffb44d',
  },
  primary: {
    50: '#effaf0',
    100: '#d8f3db',
    200: '#b3e6b9',
    300: '#7fd48b',
    500: '#23883a',
    600: '#15722c',
    700: '#0f5a22',
    800: '#0b4219',
    900: '#05200c',
  },
  secondary: {
    50: '#fff6ea',
    100: '#ffe9cc',
    200: '#ffd399',
    300: '#ffb44d',
    500: '#b06a00',
    600: '#8c5300',
    700: '#704200',
    800: '#4f2e00',
    900: '#2d1a00',
  },
});
