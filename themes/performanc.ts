import { createTheme } from './createTheme';

export const performanc = createTheme({
  font: 'poppins',
  radius: { control: 3, card: 4 },
  // A track, as below the wordmark.
  titleLine: {
    thickness: '0.1em',
    offset: '0.32em',
    light: '#ff8a66',
    dark: '#dc4c15',
  },
  primary: {
    50: '#fef5f2',
    100: '#fee7e0',
    200: '#ffcfc0',
    300: '#ff8a66',
    500: '#dc4c15',
    600: '#b33701',
    700: '#912a00',
    800: '#671b00',
    900: '#3f0c00',
  },
  secondary: {
    50: '#f3f8fe',
    100: '#e5eef9',
    200: '#cdddf2',
    300: '#abc3e2',
    500: '#6b85a7',
    600: '#50698a',
    700: '#3e5470',
    800: '#293a50',
    900: '#17212f',
  },
  neutral: {
    50: '#f6f8fa',
    100: '#eeeff2',
    200: '#dcdee2',
    300: '#b1b4b9',
    500: '#73767b',
    600: '#5e6165',
    700: '#45484c',
    800: '#212327',
    900: '#111316',
  },
  // Its blue is for pictures: below an orange head it would belong to no one. The orange of its
  // buttons is near an error's red: what is chosen is brighter by day, and paler by night, and its
  // ground and edges are of a warm white and brown.
  roles: {
    light: { background: '#fff7f1', accent: '#d9520f', borderStrong: '#997b69', tint: '#ffe6d3' },
    dark: {
      accent: '#ffcfc0',
      link: '#ffcfc0',
      tint: '#3a302e',
      surfaceRaised: '#2e3034',
      border: '#45484c',
    },
  },
});
