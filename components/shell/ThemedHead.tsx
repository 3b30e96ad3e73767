// The manifest of fonts has no public door: Next preloads every font of _app on every page.
import { HtmlContext, useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import { Head } from 'next/document';
import type { ComponentPropsWithoutRef } from 'react';

interface ThemedHeadProps extends ComponentPropsWithoutRef<typeof Head> {
  /** The theme's font; undefined on a page without a theme, which preloads none. */
  font: string | undefined;
}

/** The document's head, which preloads the theme's font and no other. */
export function ThemedHead({ font, ...props }: ThemedHeadProps) {
  const context = useHtmlContext();
  const { nextFontManifest } = context;
  if (!nextFontManifest) return <Head {...props} />;
  const pages = keepFontFiles(nextFontManifest.pages, font);
  return (
    <HtmlContext value={{ ...context, nextFontManifest: { ...nextFontManifest, pages } }}>
      <Head {...props} />
    </HtmlContext>
  );
}

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
