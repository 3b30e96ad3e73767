import type { Page } from '@/services/checkout/page';
import { themeStyleId } from './useDocumentHead';

/**
 * The page's elements in the document's head, for Next's `head`; the browser keeps them current
 * (`useDocumentHead`).
 * @param fonts addresses of the fonts of the page's text, which are preloaded
 */
export const createHeadElements = (
  { brand, themeCss, title }: Page,
  fonts: readonly string[],
  nonce: string | undefined,
) => [
  <title key="title">{title}</title>,
  <link
    key="icon"
    rel="icon"
    href={`/brands/${brand.logoFile === null ? 'neutral' : brand.dsProductId}/icon.svg`}
  />,
  ...fonts.map((address) => (
    <link
      key={address}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={address}
    />
  )),
  <style
    key="theme"
    id={themeStyleId}
    nonce={nonce}
    dangerouslySetInnerHTML={{ __html: themeCss }}
  />,
];
