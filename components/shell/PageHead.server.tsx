// The manifest of fonts and the head's elements have no public door: Next preloads every font of _app
// on every page, and its own component for the head would cost each page a kilobyte of script.
import { HtmlContext, useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import { Head } from 'next/document';
import { cloneElement, type ComponentPropsWithoutRef, type JSX } from 'react';
import type { Page } from '@/services/pageProps/page';
import { createStandIns, standInFamilies } from './createStandIns';
import { nunito, poppins } from './fonts';
import { keepFontFiles } from './keepFontFiles';
import { themeStyleId } from './useDocumentHead';
import { withoutStyleSheets } from './withoutStyleSheets';

const families = { poppins: poppins.style.fontFamily, nunito: nunito.style.fontFamily };

const createFontCss = (font: Page['themeFont']) =>
  `:root{--font-${font}:${families[font]},${standInFamilies(font)},system-ui,sans-serif}${createStandIns(font)}`;

interface PageHeadProps extends ComponentPropsWithoutRef<typeof Head> {
  /** null: a page without a brand, which says nothing and preloads no font. */
  page: Page | null;
}

/** The hash that a browser has to find in a script, by its address; undefined: in none. */
type FindIntegrity = (address: string) => string | undefined;

/**
 * Next's own, with the integrity of every script that it names. Integrity-Policy trusts a hash only
 * where the file is asked for as other origins' are, by CORS, which is no difference for our own.
 */
function createHead(findIntegrity: FindIntegrity) {
  const withIntegrity = (element: JSX.Element): JSX.Element => {
    const { src }: { src?: string } = element.props;
    const integrity = src === undefined ? undefined : findIntegrity(src);
    return integrity === undefined
      ? element
      : cloneElement(element, { integrity, crossOrigin: '' });
  };
  return class HeadOfKnownScripts extends Head {
    override getScripts(...files: Parameters<Head['getScripts']>) {
      return super.getScripts(...files).map(withIntegrity);
    }

    override getDynamicChunks(...files: Parameters<Head['getDynamicChunks']>) {
      return super.getDynamicChunks(...files).map((chunk) => chunk && withIntegrity(chunk));
    }

    override getPolyfillScripts() {
      return super.getPolyfillScripts().map(withIntegrity);
    }
  };
}

/** The document's head as the page's brand has it; the browser keeps it true (`useDocumentHead`). */
export function createPageHead(findIntegrity: FindIntegrity) {
  const HeadOfKnownScripts = createHead(findIntegrity);
  return function PageHead({ page, ...props }: PageHeadProps) {
    const context = useHtmlContext();
    const { buildManifest, isDevelopment, nextFontManifest } = context;
    return (
      <HtmlContext
        value={{
          ...context,
          head: [...(context.head ?? []), ...(page ? createElements(page, props.nonce) : [])],
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
        <HeadOfKnownScripts {...props} />
      </HtmlContext>
    );
  };
}

const createElements = ({ brand, themeCss, themeFont, title }: Page, nonce: string | undefined) => [
  <title key="title">{title}</title>,
  <link
    key="icon"
    rel="icon"
    href={`/brands/${brand.logoFile === null ? 'neutral' : brand.dsProductId}/icon.svg`}
  />,
  <style
    key="fonts"
    nonce={nonce}
    dangerouslySetInnerHTML={{ __html: createFontCss(themeFont) }}
  />,
  <style
    key="theme"
    id={themeStyleId}
    nonce={nonce}
    dangerouslySetInnerHTML={{ __html: themeCss }}
  />,
];
