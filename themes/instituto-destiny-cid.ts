import { createTheme } from './createTheme';

export const institutoDestinyCid = createTheme({
  font: 'poppins',
  radius: { control: 16, card: 28 },
  // A breath.
  titleLine: {
    kind: 'pattern',
    path: 'M-16 6q8-8 16 0t16 0 16 0 16 0',
    width: 32,
    light: '#e8b779',
    dark: '#e8b779',
  },
  primary: {
    50: '#fef3fe',
    100: '#fde3fb',
    200: '#f8caf6',
    300: '#e796e5',
    500: '#af62ad',
    600: '#80357f',
    700: '#672666',
    800: '#552154',
    900: '#311231',
  },
  secondary: {
    50: '#fef6eb',
    100: '#fcead4',
    200: '#f6d5ae',
    300: '#e8b779',
    500: '#ad7626',
    600: '#8d5b04',
    700: '#724801',
    800: '#513200',
    900: '#301b00',
  },
  neutral: {
    50: '#fbf7f4',
    100: '#f3efeb',
    200: '#e3ddd8',
    300: '#bbb2ab',
    500: '#7c746e',
    600: '#665f58',
    700: '#4d4640',
    800: '#28211c',
    900: '#17110c',
  },
  roles: { dark: { surfaceRaised: '#362f29', border: '#4d4640' } },
});
