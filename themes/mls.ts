import { createTheme } from './createTheme';
import { neutralBase } from './neutral';

export const mls = createTheme({
  ...neutralBase,
  radius: { control: 4, card: 8 },
  titleLine: {
    style: 'double',
    thickness: '0.07em',
    offset: '0.28em',
    light: '#94732f',
    dark: '#94732f',
  },
  primary: {
    50: '#f0f6f3',
    100: '#dcebe4',
    200: '#b9d6c9',
    300: '#8dbba7',
    500: '#43806a',
    600: '#2c6150',
    700: '#1f4a3d',
    800: '#14352b',
    900: '#081a14',
  },
  secondary: {
    50: '#fbf6ec',
    100: '#f4e8cf',
    200: '#e8d2a3',
    300: '#d6b574',
    500: '#94732f',
    600: '#7a5d22',
    700: '#614917',
    800: '#46340f',
    900: '#281d07',
  },
  roles: {
    light: { onPrimary: '#f4e8cf' },
    dark: {
      ...neutralBase.roles.dark,
      primary: '#d6b574',
      primaryHover: '#bd9d5d',
      link: '#d6b574',
      paneAccent: '#d6b574',
    },
  },
});
