import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const fontStyles = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const;
export type FontStyle = (typeof fontStyles)[number];

const files = new Map<FontStyle, Buffer>();

function loadContractFont(style: FontStyle): Buffer {
  const cached = files.get(style);
  if (cached) return cached;
  const file = readFileSync(
    resolve(`@expo-google-fonts/source-serif-4/${style}/SourceSerif4_${style}.ttf`),
  );
  files.set(style, file);
  return file;
}

export function registerContractFonts(document: PDFKit.PDFDocument): void {
  fontStyles.forEach((style) => document.registerFont(style, loadContractFont(style)));
}
