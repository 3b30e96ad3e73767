import type { Page } from '@/services/checkout/page';
import { fontFiles, getFontAddress } from '@/themes/fonts';

export const getFontAddresses = ({ themeFont }: Pick<Page, 'themeFont'>): string[] =>
  fontFiles[themeFont].map(getFontAddress);
