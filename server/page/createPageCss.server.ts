import type { Brand, BrandMode } from '@/brands/brand';
import { getThemeCss } from '@/themes/getThemeCss';

/** Hidden from sight only: if it were removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

const columnWidth = 505;

interface PagePictures {
  hero: string | null;
  motif: string | null;
  /** Of a page that has none: left out. */
  confetti?: string | null;
}

type PageCssSource = Pick<Brand, 'formWidth' | 'isCaptchaBadgeHidden' | 'paneFiles' | 'themeId'>;

export function createPageCss(
  { formWidth, isCaptchaBadgeHidden, paneFiles, themeId }: PageCssSource,
  { confetti = null, hero, mode, motif }: PagePictures & { mode: BrandMode },
): string {
  const properties = [
    `--form-width:${toRem(formWidth)}`,
    `--column-inset:${toRem((columnWidth - formWidth) / 2)}`,
    `--pane-pattern:${toCssUrl(paneFiles.pattern)}`,
    `--pane-hero:${toCssUrl(hero)}`,
    `--hero-limit:${hero === null ? '0rem' : '37.5rem'}`,
    // No poster: another picture is drawn for the desktop's pane alone.
    ...(hero?.startsWith('/brands/') ? [] : ['--poster-limit:0rem']),
    `--pane-motif:${toCssUrl(motif)}`,
    `--motif-size:${motif === null ? '0rem' : '5rem'}`,
    ...(confetti === null ? [] : [`--pane-confetti:url(${confetti})`]),
  ];
  const badge = isCaptchaBadgeHidden ? hiddenCaptchaBadge : '';
  return `${getThemeCss(themeId, mode)}:root{${properties.join(';')}}${badge}`;
}

const toRem = (pixels: number) => `${pixels / 16}rem`;

const toCssUrl = (file: string | null) =>
  file === null ? 'linear-gradient(#0000,#0000)' : `url(${file})`;
