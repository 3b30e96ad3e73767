import type { BrandTheme, Theme } from './tokens';
import { wiseup } from './wiseup';

const { primary, secondary } = wiseup.light.palettes;

const inBlue = (theme: Theme): Theme => ({
  ...theme,
  titleLine: {
    thickness: '0.16em',
    offset: '0.16em',
    color: primary[theme.mode === 'light' ? 300 : 600],
  },
  colors: {
    ...theme.colors,
    paneStart: secondary[800],
    paneEnd: secondary[900],
    paneMuted: secondary[100],
    paneLine: secondary[600],
    paneAccent: primary[300],
  },
});

/** The course for adults: its pane has the brand's blue, for its red is that of the teens. */
export const wiseupExec: BrandTheme = { light: inBlue(wiseup.light), dark: inBlue(wiseup.dark) };
