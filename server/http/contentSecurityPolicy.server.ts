import { readWebEnvironment } from '@/config/web.server';
import { reportsAddress } from '@/domain/answerHeaders';
import { routes } from '@/services/checkout/routes';
import { getReceiverOrigins } from '../document/browserSettings.server';

/** The link builder previews the page of a link only where no buyer pays with real money. */
export const canPreview = (): boolean =>
  readWebEnvironment(process.env).appEnvironment !== 'production';

/**
 * Origins of Google Tag Manager and Google Analytics; tags of another vendor need their origins here.
 */
const tagOrigins = {
  scripts: ['https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const noOrigins = { scripts: [], pictures: [], calls: [], frames: [] };

/** https://developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy". */
const recaptchaOrigins = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

export interface ForeignScripts {
  tags?: boolean;
  recaptcha?: boolean;
}

export const reportingEndpoints = `csp="${reportsAddress}"`;

export const integrityPolicy = 'blocked-destinations=(script), endpoints=(csp)';

/**
 * Scripts, styles, calls and pictures come from this origin only, and from those that `allowed` adds;
 * reports go to the configured receivers. The few inline scripts of Next and the styles of the first
 * paint carry the nonce, and styled-components adds it to its own styles; no element of the document
 * has inline styles. Development needs eval for hot reload, and adds styles without the nonce.
 * @param nonce random for each answer
 * @param pathname the page's route: outside production the link builder, which has the same origin,
 *   may frame the lead; nothing else may frame a page
 * @param allowed foreign scripts that may run there
 */
export function createContentSecurityPolicy(
  nonce: string,
  pathname: string,
  allowed: ForeignScripts = {},
): string {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const tags = allowed.tags ? tagOrigins : noOrigins;
  const captcha = allowed.recaptcha ? recaptchaOrigins : noOrigins;
  const asked = [...getReceiverOrigins(), ...tags.calls, ...captcha.calls];
  return [
    "default-src 'self'",
    [
      "script-src 'self'",
      `'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
      ...tags.scripts,
      ...captcha.scripts,
    ].join(' '),
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    ...(asked.length > 0 ? [`connect-src 'self' ${asked.join(' ')}`] : []),
    ...(captcha.frames.length > 0 ? [`frame-src 'self' ${captcha.frames.join(' ')}`] : []),
    ["img-src 'self' data:", ...tags.pictures].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `report-uri ${reportsAddress}`,
    'report-to csp',
    `frame-ancestors ${pathname === routes.lead && canPreview() ? "'self'" : "'none'"}`,
  ].join('; ');
}
