import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const looks = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const;
export type Look = (typeof looks)[number];

const files = new Map<Look, Buffer>();

function loadContractFont(look: Look): Buffer {
  const cached = files.get(look);
  if (cached) return cached;
  const file = readFileSync(
    resolve(`@expo-google-fonts/source-serif-4/${look}/SourceSerif4_${look}.ttf`),
  );
  files.set(look, file);
  return file;
}

export function registerContractFonts(document: PDFKit.PDFDocument): void {
  looks.forEach((look) => document.registerFont(look, loadContractFont(look)));
}
