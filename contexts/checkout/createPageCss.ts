import type { Brand } from '@/brands/brand';
import { getThemeCss } from '@/themes/getThemeCss';

/** Hidden from sight only: removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

/** The theme as CSS, and what else a brand decides on that is drawn by others. */
export function createPageCss(
  { isCaptchaBadgeHidden, themeId }: Pick<Brand, 'isCaptchaBadgeHidden' | 'themeId'>,
  mode: Brand['dsMode'],
): string {
  return `${getThemeCss(themeId, mode)}${isCaptchaBadgeHidden ? hiddenCaptchaBadge : ''}`;
}
