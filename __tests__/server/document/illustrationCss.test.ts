import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@/brands/registry';
import { createIllustrationCss } from '@/server/document/illustrationCss.server';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const readDrawing = (css: string, file: string) =>
  decodeURIComponent(
    new RegExp(`img\\[src="${file}"\\]\\{content:url\\('data:image/svg\\+xml,([^']*)'\\)`).exec(
      css,
    )?.[1] ?? '',
  );

const readFile = (file: string) =>
  readFileSync(`public${file}`, 'utf8').trim().replace(/\s+/g, ' ');

const branded = Object.values(brands).filter(({ links }) => links !== null);

it.each(branded)(
  'the document of the first page of $dsProductId holds its wordmark',
  ({ dsProductId, logoFile }) => {
    const css = createIllustrationCss({
      ...buildCheckoutPage(),
      brand: { ...buildCheckoutPage().brand, dsProductId, logoFile: logoFile.dark },
    });
    expect(readDrawing(css, logoFile.dark)).toBe(readFile(logoFile.dark));
    expect(css).not.toContain('<');
  },
);

it('holds no picture for a brand whose name is written as text', () => {
  expect(createIllustrationCss(buildCheckoutPage({ brand: 'neutral' }))).not.toContain('/brands/');
});

it('later pages take wordmark and flag from the browser’s cache', () => {
  expect(createIllustrationCss(buildCheckoutPage({ pathname: '/payment' }))).toBe('');
});

describe('in a built project', () => {
  let root: string;
  const flag = '<svg viewBox="0 0 3 2"><path d="M0 0h3v2z" fill="#009b3a"/></svg>';

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'built-'));
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    mkdirSync(path.join(root, 'public/flags'), { recursive: true });
    writeFileSync(path.join(root, 'public/flags/PE.svg'), flag);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('the lead has the flag of its country', () => {
    const page = buildCheckoutPage({ brand: 'neutral', rawQuery: 'flowId=peru' });
    expect(readDrawing(createIllustrationCss(page), '/flags/PE.svg')).toBe(flag);
  });
});
