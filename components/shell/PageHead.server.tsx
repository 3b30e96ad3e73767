// The manifest of fonts and the head's elements have no public door: Next preloads every font of _app
// on every page, and its own component for the head would cost each page a kilobyte of script.
import { HtmlContext, useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import { Head } from 'next/document';
import type { ComponentPropsWithoutRef } from 'react';
import type { Page } from '@/services/pageProps/page';
import { nunito, poppins } from './fonts';
import { keepFontFiles } from './keepFontFiles';
import { themeStyleId } from './useDocumentHead';
import { withoutStyleSheets } from './withoutStyleSheets';

const fontCss = `:root{--font-poppins:${poppins.style.fontFamily};--font-nunito:${nunito.style.fontFamily}}`;

interface PageHeadProps extends ComponentPropsWithoutRef<typeof Head> {
  /** null: a page without a brand, which says nothing and preloads no font. */
  page: Page | null;
}

/** The document's head as the page's brand has it; the browser keeps it true (`useDocumentHead`). */
export function PageHead({ page, ...props }: PageHeadProps) {
  const context = useHtmlContext();
  const { buildManifest, isDevelopment, nextFontManifest } = context;
  return (
    <HtmlContext
      value={{
        ...context,
        head: [...(context.head ?? []), ...(page ? createElements(page) : [])],
        // The rules of the fonts are in the document (pages/_document.tsx).
        ...(!isDevelopment && {
          buildManifest: { ...buildManifest, pages: withoutStyleSheets(buildManifest.pages) },
        }),
        ...(nextFontManifest && {
          nextFontManifest: {
            ...nextFontManifest,
            pages: keepFontFiles(nextFontManifest.pages, page?.themeFont),
          },
        }),
      }}
    >
      <Head {...props} />
    </HtmlContext>
  );
}

const createElements = ({ brand, themeCss, title }: Page) => [
  <title key="title">{title}</title>,
  <link key="icon" rel="icon" href={`/brands/${brand.dsProductId}/icon.svg`} />,
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />,
  <style key="theme" id={themeStyleId} dangerouslySetInnerHTML={{ __html: themeCss }} />,
];
