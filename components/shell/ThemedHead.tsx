import { Head } from 'next/document';
// The manifest of fonts has no public door: Next preloads every font of _app on every page.
import { HtmlContext, useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import type { ComponentPropsWithoutRef } from 'react';
import { keepFontFiles } from './keepFontFiles';

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
