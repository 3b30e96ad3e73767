import { createTheme } from './createTheme';

export const medcof = createTheme({
  font: 'poppins',
  radius: { control: 8, card: 16 },
  // A heartbeat.
  titleLine: {
    kind: 'pattern',
    path: 'M0 7h24l4-3 4 3h6l5-6 8 10 6-8 3 4h24',
    width: 84,
    light: '#3566b3',
    dark: '#84a7dd',
  },
  primary: {
    50: '#ecfbf9',
    100: '#d0f4ef',
    200: '#a3e8df',
    300: '#5fd6c8',
    500: '#0c9085',
    600: '#0a7c72',
    700: '#08655d',
    800: '#084f4a',
    900: '#06322f',
  },
  secondary: {
    50: '#eef3fb',
    100: '#d8e4f6',
    200: '#b3c9ec',
    300: '#84a7dd',
    500: '#3566b3',
    600: '#2a5293',
    700: '#224276',
    800: '#1b345c',
    900: '#11213b',
  },
  neutral: {
    50: '#f4f7f8',
    100: '#e9eff1',
    200: '#d3dde1',
    300: '#a9b9c0',
    500: '#66787f',
    600: '#52636a',
    700: '#3c4b51',
    800: '#1d282d',
    900: '#121a1e',
  },
  roles: {
    light: { background: '#f1fbfa', paneAccent: '#d8e4f6', tint: '#d0f4ef' },
    dark: { surfaceRaised: '#29363c', border: '#3c4b51', tint: '#1f3d3c' },
  },
});
