import type { BrandTheme, Theme } from './tokens';
import { wiseup } from './wiseup';

const { primary, secondary } = wiseup.light.palettes;

const inBlue = (theme: Theme): Theme => ({
  ...theme,
  titleLine: {
    // A flight.
    path: 'M2 10h9m9 0 9-1m9-1 9-1m9-1 9-2M82 5l27-4-13 10-3-4z',
    // Its red would be near that of an error by night.
    color: theme.mode === 'dark' ? secondary[300] : primary[300],
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
