import { createTheme } from './createTheme';

/** Eu Militar: olive drab and khaki, cut straight, at its best by night. */
export const eumilitar = createTheme({
  font: 'poppins',
  radius: { control: 2, card: 4 },
  primary: {
    50: '#f5f9ee',
    100: '#e9f0db',
    200: '#d5e1bb',
    300: '#b0c57f',
    500: '#7a8c49',
    600: '#5e702d',
    700: '#4b5a1e',
    800: '#333f0f',
    900: '#1d2408',
  },
  secondary: {
    50: '#fdf6eb',
    100: '#f7ebd7',
    200: '#eed9b3',
    300: '#ddbc81',
    500: '#a17d35',
    600: '#846111',
    700: '#6b4d01',
    800: '#4b3500',
    900: '#2c1e00',
  },
  neutral: {
    50: '#f7f9f3',
    100: '#eef0eb',
    200: '#dcdfd7',
    300: '#b2b6ab',
    500: '#74786d',
    600: '#5f6258',
    700: '#464940',
    800: '#21241c',
    900: '#11140c',
  },
  roles: { dark: { surfaceRaised: '#2f3229', border: '#464940' } },
});
