import path from 'node:path';

/** Pictures for people to look at; git ignores the folder. */
export const screenshotFolder = path.resolve('screenshots');

/** In place of a product key, among the pictures of every route. */
export const keyOfRoutes = 'route';

/** What a picture shows. */
export interface Shot {
  /** The product key of the link, or `keyOfRoutes`. */
  key: string;
  /** A route, without its first slash. */
  page: string;
  locale: string;
  mode: string;
  /** Name of the Playwright project: phone or desktop. */
  screen: string;
}

/** In a file's name no part may hold a slash or a dot. */
const slash = '~';

export const fileOfShot = ({ key, locale, mode, page, screen }: Shot) =>
  `${key}.${page.replaceAll('/', slash)}.${locale}.${mode}.${screen}.jpg`;

/** The shot that a file holds; null for any other file. */
export function shotOfFile(file: string): Shot | null {
  const [key, page, locale, mode, screen, end] = file.split('.');
  return end === 'jpg' &&
    key !== undefined &&
    page !== undefined &&
    locale !== undefined &&
    mode !== undefined &&
    screen !== undefined
    ? { key, page: page.replaceAll(slash, '/'), locale, mode, screen }
    : null;
}
