import type { CSSProperties } from 'react';
import type { ColorRoles, Theme } from '@/themes/tokens';
import type { Dress } from './dress';

const paints = {
  page: ({ background, text }: ColorRoles) => ({ backgroundColor: background, color: text }),
  sheet: ({ surface, text }: ColorRoles) => ({ backgroundColor: surface, color: text }),
  // By night the pane is about as dark as the page: the line below it shows the brand's colour.
  pane: ({ paneStart, paneText, primary }: ColorRoles) => ({
    backgroundColor: paneStart,
    borderColor: primary,
    color: paneText,
  }),
  words: ({ text }: ColorRoles) => ({ color: text }),
  muted: ({ textMuted }: ColorRoles) => ({ color: textMuted }),
  line: ({ border, text }: ColorRoles) => ({ borderColor: border, color: text }),
  label: ({ border, textMuted }: ColorRoles) => ({ borderColor: border, color: textMuted }),
  code: ({ border, surfaceRaised, text }: ColorRoles) => ({
    backgroundColor: surfaceRaised,
    borderColor: border,
    color: text,
  }),
  button: ({ onPrimary, primary }: ColorRoles) => ({ backgroundColor: primary, color: onPrimary }),
  link: ({ link }: ColorRoles) => ({ color: link }),
} satisfies Record<string, (colors: ColorRoles) => CSSProperties>;

export type Paint = keyof typeof paints;

const toProperty = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function writeOtherMode({ otherTheme: { colors, mode } }: Dress): string {
  const rules = Object.entries(paints).map(([name, paint]) => {
    const declarations = Object.entries(paint(colors)).map(
      ([property, value]) => `${toProperty(property)}:${value} !important`,
    );
    return `.m-${name}{${declarations.join(';')}}`;
  });
  return `@media (prefers-color-scheme:${mode}){${rules.join('')}}`;
}

export const narrow =
  '@media (max-width:480px){.m-pad{padding-left:20px !important;padding-right:20px !important}.m-row td{display:block !important;width:100% !important;text-align:left !important}.m-row .m-label{border:0 !important;padding-bottom:0 !important}.m-row .m-line{padding-top:2px !important}}';

export type PaintPart = (
  name: Paint,
  style?: CSSProperties,
) => { className: string; style: CSSProperties };

export const createPaint =
  ({ colors }: Theme): PaintPart =>
  (name, style = {}) => ({ className: `m-${name}`, style: { ...style, ...paints[name](colors) } });
