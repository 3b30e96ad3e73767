import { createTheme } from './createTheme';

export const numberone = createTheme({
  font: 'poppins',
  radius: { control: 8, card: 12 },
  // Bunting.
  titleLine: {
    kind: 'pattern',
    path: 'M0 2h20M4 2l6 8 6-8',
    width: 20,
    light: '#e2bc5b',
    dark: '#e2bc5b',
  },
  primary: {
    50: '#f3f7fe',
    100: '#e5edfe',
    200: '#cadcff',
    300: '#80a9ff',
    500: '#3f78fe',
    600: '#2358e0',
    700: '#1644bb',
    800: '#092c8b',
    900: '#051952',
  },
  secondary: {
    50: '#fef7e6',
    100: '#f9eccc',
    200: '#f1d99f',
    300: '#e2bc5b',
    500: '#a27e00',
    600: '#816301',
    700: '#674f00',
    800: '#483600',
    900: '#2b1e00',
  },
  neutral: {
    50: '#f6f8fc',
    100: '#eeeff3',
    200: '#dbdee4',
    300: '#b0b4bc',
    500: '#72767d',
    600: '#5d6067',
    700: '#44484e',
    800: '#202329',
    900: '#101318',
  },
  roles: { dark: { surfaceRaised: '#2d3037', border: '#44484e' } },
});
