import { routes } from '../checkout/routes';
import { readWebEnvironment } from '@/domain/environment.server';

/** Whether the link builder shows what a link opens: only where no buyer pays with real money. */
export const canPreview = (): boolean =>
  readWebEnvironment(process.env).appEnvironment !== 'production';

/**
 * Scripts, calls and pictures come from this origin only. The few inline scripts that Next writes
 * carry the nonce; styles are inline because the server writes those of the first paint into the
 * page. Development needs eval for hot reload.
 * @param nonce random for each answer
 * @param pathname the page's route: the lead may stand in a frame of the link builder, which is this
 * origin's; in production, and everywhere else, no page stands in any
 */
export function createContentSecurityPolicy(nonce: string, pathname: string): string {
  const development = process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${pathname === routes.lead && canPreview() ? "'self'" : "'none'"}`,
  ].join('; ');
}
