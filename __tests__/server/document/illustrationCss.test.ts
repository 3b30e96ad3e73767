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

it('brands and countries that take turns keep their own pictures, which are read once', () => {
  const [first, second] = branded.map(({ logoFile }) => logoFile.dark);
  const turns = Array.from({ length: 6 }, (_, turn) => ({
    logoFile: (turn % 2 === 0 ? first : second) ?? null,
    locale: turn < 3 ? ('pt-BR' as const) : ('es-PE' as const),
  }));
  const page = buildCheckoutPage();
  const show = ({ locale, logoFile }: (typeof turns)[number]) =>
    createIllustrationCss({ ...page, locale, brand: { ...page.brand, logoFile } });
  const shown = turns.map(show);
  for (const [index, { logoFile }] of turns.entries())
    expect(readDrawing(shown[index] ?? '', logoFile ?? '')).toBe(readFile(logoFile ?? ''));
  const cwd = vi.spyOn(process, 'cwd');
  expect(turns.map(show)).toEqual(shown);
  expect(cwd).not.toHaveBeenCalled();
  cwd.mockRestore();
});

it('keeps nothing of a buyer: links that differ only in their query share one text', () => {
  const [first, second] = ['zuleika', 'quirino'].map((name) =>
    createIllustrationCss(buildCheckoutPage({ rawQuery: `name=${name}&email=${name}@x.example` })),
  );
  expect(first).toBe(second);
  expect(first).not.toMatch(/zuleika|quirino|x\.example/);
});

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
