import { createTheme } from './createTheme';

export const wolMz = createTheme({
  font: 'poppins',
  radius: { control: 12, card: 20 },
  titleLine: {
    kind: 'ending',
    path: 'M0 3h860l9 7v-7h31',
    width: 900,
    light: '#ffa97d',
    dark: '#ffa97d',
  },
  primary: {
    50: '#eafbff',
    100: '#d0f4fc',
    200: '#a4e9f7',
    300: '#5cd4ea',
    500: '#0293a8',
    600: '#007585',
    700: '#005d6b',
    800: '#01414b',
    900: '#00262c',
  },
  secondary: {
    50: '#fef5f0',
    100: '#fee8dc',
    200: '#fed0b9',
    300: '#ffa97d',
    500: '#c96222',
    600: '#a54801',
    700: '#853901',
    800: '#5f2600',
    900: '#391300',
  },
  neutral: {
    50: '#faf7f4',
    100: '#f2efeb',
    200: '#e1ddd8',
    300: '#b9b3ac',
    500: '#7a756e',
    600: '#646059',
    700: '#4c4741',
    800: '#26221c',
    900: '#16120d',
  },
  // As in Brazil (wol.ts).
  roles: {
    light: { background: '#f3fcfe', tint: '#ddf2f6' },
    dark: { tint: '#2d3735', surfaceRaised: '#34302a', border: '#4c4741' },
  },
});
