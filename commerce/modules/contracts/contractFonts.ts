import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Looks of the typeface, by the names that its package gives them. */
const looks = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const;
export type Look = (typeof looks)[number];

const files = new Map<Look, Buffer>();

/**
 * A font of Source Serif 4, to be embedded: nothing of the system is relied on. Not a web font: those
 * would be unpacked again and again while a document is set.
 */
function loadContractFont(look: Look): Buffer {
  const cached = files.get(look);
  if (cached) return cached;
  const file = readFileSync(
    resolve(`@expo-google-fonts/source-serif-4/${look}/SourceSerif4_${look}.ttf`),
  );
  files.set(look, file);
  return file;
}

/** Registers the typeface with a document: its fonts are named by their looks. */
export function registerContractFonts(document: PDFKit.PDFDocument): void {
  looks.forEach((look) => document.registerFont(look, loadContractFont(look)));
}
