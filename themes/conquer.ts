import { createTheme } from './createTheme';

export const conquer = createTheme({
  font: 'poppins',
  radius: { control: 0, card: 0 },
  primary: {
    50: '#f3fbe3',
    100: '#e6f4c8',
    200: '#d8f19d',
    300: '#c5f02f',
    500: '#759000',
    600: '#5c7202',
    700: '#495b01',
    800: '#323f00',
    900: '#1c2500',
  },
  secondary: {
    50: '#f8f5fe',
    100: '#f0e9ff',
    200: '#e1d3fe',
    300: '#ccb0ff',
    500: '#9369d4',
    600: '#774cb4',
    700: '#603a95',
    800: '#44256d',
    900: '#271540',
  },
  neutral: {
    50: '#f7f8f7',
    100: '#eff0ee',
    200: '#dededc',
    300: '#b4b4b2',
    500: '#757674',
    600: '#60615e',
    700: '#474846',
    800: '#1a1b19',
    900: '#0d0e0c',
  },
  roles: {
    light: {
      primary: '#0d0e0c',
      primaryHover: '#474846',
      onPrimary: '#c5f02f',
      overlay: '#0d0e0c',
    },
    dark: { surfaceRaised: '#282927', border: '#474846' },
  },
});
