import type { Brand, BrandMode } from '@/brands/brand';
import type { PageBrand } from '@/services/checkout/page';
import { getThemeCss } from '@/themes/getThemeCss';

/** Hidden from sight only: if it were removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

const columnWidth = 505;

type PageCssSource = Pick<Brand, 'formWidth' | 'isCaptchaBadgeHidden' | 'paneFiles' | 'themeId'>;

export function createPageCss(
  { formWidth, isCaptchaBadgeHidden, paneFiles, themeId }: PageCssSource,
  { hero, mode }: Pick<PageBrand, 'hero'> & { mode: BrandMode },
): string {
  const properties = [
    `--form-width:${toRem(formWidth)}`,
    `--column-inset:${toRem((columnWidth - formWidth) / 2)}`,
    `--pane-pattern:${toCssUrl(paneFiles.pattern)}`,
    `--pane-hero:${toCssUrl(hero)}`,
    `--hero-height:${hero === null ? '0rem' : '18.75rem'}`,
    `--small-hero-width:${hero?.startsWith('/brands/') === true ? '6.5rem' : '0rem'}`,
  ];
  const badge = isCaptchaBadgeHidden ? hiddenCaptchaBadge : '';
  return `${getThemeCss(themeId, mode)}:root{${properties.join(';')}}${badge}`;
}

const toRem = (pixels: number) => `${pixels / 16}rem`;

const toCssUrl = (file: string | null) =>
  file === null ? 'linear-gradient(#0000,#0000)' : `url(${file})`;
