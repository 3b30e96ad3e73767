export type ThemeMode = 'light' | 'dark';

/** Nine steps of one hue, from nearly white to nearly black. */
export interface Palette {
  50: string;
  100: string;
  200: string;
  300: string;
  500: string;
  600: string;
  700: string;
  800: string;
  900: string;
}

export interface FeedbackPalette {
  /** Text and icons. */
  strong: string;
  /** Behind the text. */
  surface: string;
}

export interface Palettes {
  primary: Palette;
  secondary: Palette;
  neutral: Palette;
  feedback: { success: FeedbackPalette; error: FeedbackPalette; alert: FeedbackPalette };
}

/** What a colour is for. Components know only these, as CSS custom properties. */
export interface ColorRoles {
  background: string;
  surface: string;
  surfaceRaised: string;
  text: string;
  textMuted: string;
  border: string;
  borderStrong: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  link: string;
  focus: string;
  /** Behind what is chosen, and what waits. */
  tint: string;
  /** The brand's pane, from its upper to its lower end, and what stands on both. */
  paneStart: string;
  paneEnd: string;
  paneText: string;
  paneMuted: string;
  paneLine: string;
  /** Ticks, and the steps that are done. */
  paneAccent: string;
  paneError: string;
  overlay: string;
  success: string;
  successSurface: string;
  error: string;
  errorSurface: string;
  alert: string;
  alertSurface: string;
}

export interface Theme {
  mode: ThemeMode;
  font: 'poppins' | 'nunito';
  palettes: Palettes;
  colors: ColorRoles;
  /** Corner radii in pixels. */
  radius: { control: number; card: number };
}

/** Both modes of one brand. */
export type BrandTheme = Record<ThemeMode, Theme>;
