type FontFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Of the font files that Next would preload on each page, those of one font. The build keeps a
 * file's own name: static/media/poppins_latin_400_normal-s.p.<hash>.woff2.
 * @param font undefined: none
 */
export function keepFontFiles(pages: FontFiles, font: string | undefined): FontFiles {
  return Object.fromEntries(
    Object.entries(pages).map(([page, files]) => [
      page,
      files.filter((file) => font !== undefined && file.includes(`/${font}_`)),
    ]),
  );
}
