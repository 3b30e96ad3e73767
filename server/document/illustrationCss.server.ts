import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCountry } from '@/domain/markets';
import type { Page } from '@/services/checkout/page';
import { routes } from '@/services/checkout/routes';

const read = (file: string): string =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');

const toDataUrl = (svg: string) =>
  `url('data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[%#'<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}')`;

const inlineSvg = (address: string, file: string) =>
  `img[src="${address}"]{content:${toDataUrl(read(file))}}`;

/** One entry per logo and country; nothing of a request. */
const made = new Map<string, string>();

export function createIllustrationCss({ brand, locale, pathname }: Page): string {
  if (pathname !== routes.lead) return '';
  const { logoFile } = brand;
  const flag = `/flags/${getCountry(locale)}.svg`;
  const key = JSON.stringify([logoFile, flag]);
  const css = made.get(key) ?? inlineFiles(logoFile, flag);
  made.set(key, css);
  return css;
}

function inlineFiles(logoFile: string | null, flag: string): string {
  const files = [
    ...(logoFile === null ? [] : [logoFile]),
    // A manual build copies no flags.
    ...(existsSync(path.join(process.cwd(), 'public', flag)) ? [flag] : []),
  ];
  return files.map((file) => inlineSvg(file, path.join('public', file))).join('');
}
