import type { BrandTheme, Theme } from './tokens';
import { wiseup } from './wiseup';

const { primary, secondary } = wiseup.light.palettes;

const inBlue = (theme: Theme): Theme => ({
  ...theme,
  titleLine: {
    kind: 'ending',
    // A flight.
    path: `M0 9h9${'m9 0h9'.repeat(47)}m9-4 27-4-13 10-3-4z`,
    width: 897,
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
