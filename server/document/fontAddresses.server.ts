import type { Page } from '@/services/checkout/page';
import { fontFiles, getFontAddress } from '@/themes/fonts';

/** The files that a page's text is drawn with. */
export const getFontAddresses = ({ themeFont }: Pick<Page, 'themeFont'>): string[] =>
  fontFiles[themeFont].map(getFontAddress);
