import { createTheme, type ThemeSource } from './createTheme';

/** Also what a product without a brand stands on, with an accent of its own. */
export const neutralBase = {
  font: 'nunito',
  neutral: {
    50: '#f7f7f7',
    100: '#ededed',
    200: '#dbdbdb',
    300: '#b3b3b3',
    500: '#757575',
    600: '#595959',
    700: '#404040',
    800: '#1f1f1f',
    900: '#121212',
  },
  roles: { dark: { surfaceRaised: '#2b2b2b', border: '#404040' } },
} satisfies Partial<ThemeSource>;

export const neutral = createTheme({
  ...neutralBase,
  radius: { control: 8, card: 12 },
  primary: {
    50: '#f5f5f5',
    100: '#e8e8e8',
    200: '#d4d4d4',
    300: '#c4c4c4',
    500: '#5c5c5c',
    600: '#262626',
    700: '#141414',
    800: '#0d0d0d',
    900: '#000000',
  },
  secondary: {
    50: '#f5f5f5',
    100: '#e8e8e8',
    200: '#d4d4d4',
    300: '#b0b0b0',
    500: '#707070',
    600: '#585858',
    700: '#444444',
    800: '#2e2e2e',
    900: '#1a1a1a',
  },
  // In dark mode a grey button would look disabled.
  roles: {
    dark: {
      ...neutralBase.roles.dark,
      primary: '#f5f5f5',
      primaryHover: '#e0e0e0',
    },
  },
});
