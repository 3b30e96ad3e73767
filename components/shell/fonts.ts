import localFont from 'next/font/local';

/**
 * Latin subsets only: every language of the product is written with them. The page's head preloads
 * the one font that its theme uses (PageHead), and fits what stands in for it (createStandIns).
 */
export const poppins = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2',
      weight: '500',
    },
    {
      path: '../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
});

/** Font of the neutral fallback theme. */
export const nunito = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/nunito/files/nunito-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/nunito/files/nunito-latin-500-normal.woff2',
      weight: '500',
    },
    {
      path: '../../node_modules/@fontsource/nunito/files/nunito-latin-700-normal.woff2',
      weight: '600',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
});
