import { createTheme } from './createTheme';

export const wsp = createTheme({
  font: 'poppins',
  radius: { control: 10, card: 16 },
  // An open book.
  titleLine: {
    kind: 'pattern',
    path: 'M0 3q14-3 26 3 12-6 26-3M0 8q14-3 26 3 12-6 26-3',
    width: 52,
    light: '#2b9876',
    dark: '#82d5b5',
  },
  primary: {
    50: '#f5f7fe',
    100: '#e8ecfe',
    200: '#d2d9fe',
    300: '#b1bcff',
    500: '#646db7',
    600: '#444a91',
    700: '#333875',
    800: '#2f3365',
    900: '#1a1d3b',
  },
  secondary: {
    50: '#ecfbf5',
    100: '#d9f4e9',
    200: '#b5e9d4',
    300: '#82d5b5',
    500: '#2b9876',
    600: '#017a5c',
    700: '#006249',
    800: '#004532',
    900: '#00281c',
  },
  neutral: {
    50: '#f7f7fb',
    100: '#eeeff3',
    200: '#dddde4',
    300: '#b2b3bc',
    500: '#74757d',
    600: '#5f6067',
    700: '#46474e',
    800: '#212229',
    900: '#111218',
  },
  roles: { dark: { surfaceRaised: '#2f3036', border: '#46474e' } },
});
