import type {
  BrandTheme,
  ColorRoles,
  DrawnLine,
  FeedbackPalette,
  Palette,
  Palettes,
  Theme,
  ThemeMode,
  TitleLine,
  Underline,
} from './tokens';

export interface ThemeSource {
  font: Theme['font'];
  radius: Theme['radius'];
  primary: Palette;
  secondary: Palette;
  neutral: Palette;
  titleLine?: Record<ThemeMode, string> & (Underline | DrawnLine);
  /** The overlay by night: the buttons' deepest shade or their ink by day, else `primary` 900. */
  nightOverlay?: { palette: 'secondary' | 'neutral'; step: keyof Palette };
  roles?: Partial<Record<ThemeMode, Partial<SourceRoles>>>;
}

/** The colour of the overlay follows from these, and that of what is chosen unless one is given. */
type SourceRoles = Omit<ColorRoles, 'overlay' | 'accent'> & Partial<Pick<ColorRoles, 'accent'>>;

const feedback: Record<ThemeMode, Record<'success' | 'error' | 'alert', FeedbackPalette>> = {
  light: {
    success: { strong: '#0b6b3a', surface: '#e7f6ee' },
    error: { strong: '#b3141d', surface: '#fdecec' },
    alert: { strong: '#8a4b00', surface: '#fff4e0' },
  },
  dark: {
    success: { strong: '#6ee0a4', surface: '#0f2e20' },
    error: { strong: '#ff9a9a', surface: '#3d1414' },
    alert: { strong: '#ffc66b', surface: '#36270c' },
  },
};

/**
 * Mixes one colour over another.
 * @param share the share of the first, from 0 to 1
 */
function mix(over: string, under: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [above = 0, below = 0] = [over, under].map((color) =>
      parseInt(color.slice(start, start + 2), 16),
    );
    return Math.round(above * share + below * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The edge of a field: a grey in the brand's hue. */
const mixEdge = (hue: Palette, neutral: Palette, share: number) =>
  mix(mix(hue[500], neutral[500], 0.4), neutral[300], share);

function getRoles(
  mode: ThemeMode,
  { primary, secondary, neutral, feedback: tone }: Palettes,
): SourceRoles {
  const surface = mode === 'light' ? '#ffffff' : neutral[800];
  const shared = {
    success: tone.success.strong,
    successSurface: tone.success.surface,
    error: tone.error.strong,
    // Faint: the line and the icon say it.
    errorSurface: mix(tone.error.surface, surface, 0.35),
    alert: tone.alert.strong,
    alertSurface: tone.alert.surface,
  };
  if (mode === 'light') {
    return {
      ...shared,
      background: primary[50],
      surface,
      surfaceRaised: neutral[100],
      text: neutral[900],
      textMuted: neutral[700],
      border: neutral[200],
      borderStrong: mixEdge(primary, neutral, 0.77),
      title: primary[800],
      primary: primary[600],
      primaryHover: primary[700],
      onPrimary: '#ffffff',
      link: primary[700],
      focus: primary[500],
      tint: mix(primary[200], '#ffffff', 0.4),
      paneStart: primary[700],
      paneEnd: primary[900],
      paneText: '#ffffff',
      paneMuted: primary[100],
      paneLine: mix('#ffffff', primary[800], 0.2),
      paneAccent: secondary[200],
      paneError: '#ffd4d4',
    };
  }
  return {
    ...shared,
    background: mix(neutral[800], neutral[900], 0.35),
    surface,
    surfaceRaised: neutral[700],
    text: neutral[50],
    textMuted: neutral[200],
    border: neutral[700],
    borderStrong: mixEdge(primary, neutral, 0.7),
    title: primary[100],
    primary: primary[300],
    // Deeper: a paler button would look disabled.
    primaryHover: mix(primary[500], primary[300], 0.35),
    onPrimary: neutral[900],
    link: primary[300],
    // Without a brand's hue: in a hue near the error colour, a focus ring would look like an error.
    focus: neutral[50],
    tint: mix(primary[300], neutral[800], 0.12),
    paneStart: neutral[900],
    paneEnd: mix('#000000', neutral[900], 0.4),
    paneText: neutral[50],
    paneMuted: neutral[200],
    paneLine: neutral[700],
    paneAccent: secondary[300],
    paneError: '#ff9a9a',
  };
}

function getTitleLine({ titleLine }: ThemeSource, mode: ThemeMode): TitleLine | null {
  if (!titleLine) return null;
  const { dark, light, ...line } = titleLine;
  return { ...line, color: mode === 'light' ? light : dark };
}

export function createTheme(source: ThemeSource): BrandTheme {
  const build = (mode: ThemeMode): Theme => {
    const palettes: Palettes = {
      primary: source.primary,
      secondary: source.secondary,
      neutral: source.neutral,
      feedback: feedback[mode],
    };
    const roles = { ...getRoles(mode, palettes), ...source.roles?.[mode] };
    // By night the light shade of the buttons would glare on the whole screen.
    const { palette, step } = source.nightOverlay ?? { palette: 'primary', step: 900 };
    const overlay = mode === 'light' ? roles.primary : palettes[palette][step];
    return {
      mode,
      font: source.font,
      radius: source.radius,
      palettes,
      titleLine: getTitleLine(source, mode),
      // What is chosen looks as what is pressed: one colour says what is active.
      colors: { accent: roles.primary, ...roles, overlay },
    };
  };
  return { light: build('light'), dark: build('dark') };
}
