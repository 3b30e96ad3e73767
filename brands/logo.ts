import type { BrandMode } from './brand';

/** Where a brand's two wordmarks stand under public/. */
export const createLogoFiles = (folder: string): Record<BrandMode, string> => ({
  light: `/brands/${folder}/logo.svg`,
  dark: `/brands/${folder}/logo-dark.svg`,
});
