import { fontFiles, getFontAddress } from '@/themes/fonts';
import type { Page } from './page';

/** The files that a page's text is drawn with. */
export const getFontAddresses = ({ themeFont }: Pick<Page, 'themeFont'>): string[] =>
  fontFiles[themeFont].map(getFontAddress);
