/**
 * Headers of every answer, of web, commerce and the sandbox alike: no other site may show, request or
 * frame it, and nothing in it runs. An answer that needs more sets its own policy.
 */

/** For answers that are not documents: if one is opened as a page, nothing in it runs or loads. */
export const inertPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const svgPolicy = `${inertPolicy}; style-src 'unsafe-inline'`;

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/**
 * Two years, for this host alone: the domains belong to the brands, and so do their other hosts.
 */
const strictTransport = 'max-age=63072000';

export const reportsAddress = '/api/csp-reports';

/** @param isProduction every address is https://, so browsers may be told to use no other */
export const createAnswerHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': inertPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  ...(isProduction && { 'Strict-Transport-Security': strictTransport }),
});
