export type ThemeMode = 'light' | 'dark';

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
  strong: string;
  surface: string;
}

export interface Palettes {
  primary: Palette;
  secondary: Palette;
  neutral: Palette;
  feedback: { success: FeedbackPalette; error: FeedbackPalette; alert: FeedbackPalette };
}

export interface ColorRoles {
  background: string;
  surface: string;
  surfaceRaised: string;
  text: string;
  textMuted: string;
  border: string;
  borderStrong: string;
  /** What is chosen or ticked, and icons of ways to pay: as `primary` unless a theme says otherwise. */
  accent: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  title: string;
  link: string;
  focus: string;
  tint: string;
  paneStart: string;
  paneEnd: string;
  paneText: string;
  paneMuted: string;
  paneLine: string;
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

/** A line under a title's words: the values of CSS's `text-decoration` and `text-underline-offset`. */
export interface Underline {
  /** Solid if left out. */
  style?: 'dashed' | 'dotted' | 'double';
  thickness: string;
  offset: string;
}

/** A stroke below a title's last line: an SVG path in a box 12 high. 24 are one em. */
export interface DrawnLine {
  /**
   * A pattern is repeated as often as it fits whole. What ends with the last letter, such as an arrow,
   * is drawn once: its box is longer than any title.
   */
  kind: 'pattern' | 'ending';
  path: string;
  width: number;
}

export type TitleLine = (Underline | DrawnLine) & { color: string };

export interface Theme {
  mode: ThemeMode;
  font: 'poppins' | 'nunito';
  palettes: Palettes;
  titleLine: TitleLine | null;
  colors: ColorRoles;
  /** Corner radii in pixels. */
  radius: { control: number; card: number };
}

export type BrandTheme = Record<ThemeMode, Theme>;
