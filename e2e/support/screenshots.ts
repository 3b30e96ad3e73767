import path from 'node:path';

/** Pictures for people to look at; git ignores the folder. */
export const screenshotFolder = path.resolve('screenshots');

/** What a picture shows. */
export interface Shot {
  key: string;
  page: 'lead' | 'payment';
  locale: string;
  mode: string;
  /** Name of the Playwright project: phone or desktop. */
  screen: string;
}

export const fileOfShot = ({ key, locale, mode, page, screen }: Shot) =>
  `${key}.${page}.${locale}.${mode}.${screen}.jpg`;

/** The shot that a file holds; null for any other file. */
export function shotOfFile(file: string): Shot | null {
  const [key, page, locale, mode, screen, end] = file.split('.');
  const isShot = end === 'jpg' && (page === 'lead' || page === 'payment');
  return isShot &&
    key !== undefined &&
    locale !== undefined &&
    mode !== undefined &&
    screen !== undefined
    ? { key, page, locale, mode, screen }
    : null;
}
