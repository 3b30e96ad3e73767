import { createTheme } from './createTheme';

export const wol = createTheme({
  font: 'poppins',
  radius: { control: 12, card: 20 },
  // A speech bubble's foot.
  titleLine: {
    kind: 'ending',
    path: 'M0 3h860l9 7v-7h31',
    width: 900,
    light: '#fea798',
    dark: '#fea798',
  },
  primary: {
    50: '#f0f9fe',
    100: '#dbf0fe',
    200: '#b6e2ff',
    300: '#58c4ff',
    500: '#068dc6',
    600: '#03709e',
    700: '#00597f',
    800: '#003e5a',
    900: '#002436',
  },
  secondary: {
    50: '#fff4f3',
    100: '#ffe7e2',
    200: '#fecfc6',
    300: '#fea798',
    500: '#d65141',
    600: '#b53223',
    700: '#952116',
    800: '#6d0f07',
    900: '#400905',
  },
  neutral: {
    50: '#f4f8fc',
    100: '#ecf0f3',
    200: '#d8dfe4',
    300: '#adb6bc',
    500: '#6f777d',
    600: '#5a6268',
    700: '#41494f',
    800: '#1d2429',
    900: '#0d1418',
  },
  roles: {
    light: { tint: '#e0f1fb' },
    dark: { tint: '#243743', surfaceRaised: '#2a3137', border: '#41494f' },
  },
});
