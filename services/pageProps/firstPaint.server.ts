import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCountry, type Locale } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import { routes } from '../checkout/routes';
import type { Page } from './page';

const contents = new Map<string, string>();

/** A file of the project, read once: none of these changes while a server runs. */
function read(file: string): string {
  const content =
    contents.get(file) ??
    readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  contents.set(file, content);
  return content;
}

/** A drawing as an address that needs no request; what would end it, or the style, is escaped. */
const toDataUrl = (svg: string) =>
  `url('data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[%#'<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}')`;

/** An image whose file is on its way shows its drawing from the document. */
const drawInPlace = (address: string, file: string) =>
  `img[src="${address}"]{content:${toDataUrl(read(file))}}`;

/**
 * The drawings that stand in the first thing a buyer sees, as rules for the images of these files: so
 * no frame is without them. Only where visits begin: later pages find the files in the browser's cache.
 */
export function createDrawingCss({ brand, locale, pathname }: Page): string {
  if (pathname !== routes.lead) return '';
  const { logoFile } = brand;
  const flag = `/flags/${getCountry(locale)}.svg`;
  const files = [
    ...(logoFile === null ? [] : [logoFile]),
    // A build by hand has copied none.
    ...(existsSync(path.join(process.cwd(), 'public', flag)) ? [flag] : []),
  ];
  return files.map((file) => drawInPlace(file, path.join('public', file))).join('');
}

/** Where a style sheet refers to its neighbours. */
const reference = /url\((["']?)(?!data:|\/)([^)"']+)\1\)/g;

/**
 * The build's style sheets as one text: it is the fonts only, and a file of its own would hold back
 * the first paint by one journey.
 * @param files as the build's manifest lists them
 */
export function readStyleSheets(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) =>
      read(path.join('.next', file)).replace(
        reference,
        (_, _quote, target: string) => `url(${new URL(target, `file:///_next/${file}`).pathname})`,
      ),
    )
    .join('');
}

/** What a page says where no script runs. */
export const getNoScriptText = (locale: Locale): string => getText(locale, 'noScript.text');

/** What a page says that has lost a script. */
export const getLoadAgainTexts = (locale: Locale) => ({
  text: getText(locale, 'loadAgain.text'),
  action: getText(locale, 'loadAgain.action'),
  old: getText(locale, 'loadAgain.old'),
});

/** What a document asks about tags. */
export const getConsentTexts = (locale: Locale) => ({
  title: getText(locale, 'consent.title'),
  text: getText(locale, 'consent.text'),
  refuse: getText(locale, 'consent.refuse'),
  accept: getText(locale, 'consent.accept'),
  change: getText(locale, 'consent.change'),
});

/** What stands in place of a captcha's badge. */
export const getCaptchaTexts = (locale: Locale) => ({
  notice: getText(locale, 'captcha.notice'),
  privacy: getText(locale, 'captcha.privacy'),
  terms: getText(locale, 'captcha.terms'),
});
