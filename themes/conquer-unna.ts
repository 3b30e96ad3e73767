import { createTheme } from './createTheme';

/** Conquer Unna: the business school's university in college green and parchment, barely rounded. */
export const conquerUnna = createTheme({
  font: 'poppins',
  radius: { control: 2, card: 4 },
  primary: {
    50: '#eefbf2',
    100: '#dbf4e3',
    200: '#bae9ca',
    300: '#8bd4a7',
    500: '#308b5a',
    600: '#006338',
    700: '#004d2b',
    800: '#004626',
    900: '#012814',
  },
  secondary: {
    50: '#f5fae8',
    100: '#e9f2d1',
    200: '#d4e4a6',
    300: '#b6cd6a',
    500: '#798f03',
    600: '#5f7101',
    700: '#4c5a00',
    800: '#343f00',
    900: '#1d2400',
  },
  neutral: {
    50: '#f9f8f4',
    100: '#f0efeb',
    200: '#e0ded8',
    300: '#b6b4ac',
    500: '#78766e',
    600: '#626059',
    700: '#4a4841',
    800: '#25231c',
    900: '#14130d',
  },
  roles: { dark: { surfaceRaised: '#32302a', border: '#4a4841' } },
});
