import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NewBrand } from '@/tools/newBrand/brand';
import { createPalettes } from '@/tools/newBrand/palette';
import { listGuesses } from '@/tools/newBrand/sources';
import { checkNewBrand, writeBrand } from '@/tools/newBrand/writeBrand';
import { projectRoot } from '@/scripts/projectRoot';
import { planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { startProgram } from '@/testing/startProgram';
import { type CopyOfProject, copyProject } from '@/testing/copyProject';
import { getPageBytes, type PageBytes } from '../../support/pageBytes';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const run = promisify(execFile);

const madeUp: NewBrand = {
  id: 'escola-aurora',
  name: 'Escola Aurora',
  business: 'wiser',
  hue: 160,
};
const manyBrands = 200;

const checks = [
  '__tests__/brands/checkBrands.test.ts',
  '__tests__/brands/pictures.test.ts',
  '__tests__/brands/logos.test.ts',
  '__tests__/locales/taglines.test.ts',
  '__tests__/themes/contrast.test.ts',
  '__tests__/commerce/modules/catalogue/checkCatalogue.test.ts',
];

let copy: CopyOfProject;
let plan: TestedSystem;

async function inCopy(program: string, args: readonly string[]): Promise<void> {
  const file = path.join(copy.root, 'node_modules', program);
  const ended = run(process.execPath, [file, ...args], { cwd: copy.root });
  await ended.catch((error: unknown) => {
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    throw new Error(`${program} failed:\n${stdout}${stderr}`);
  });
}

const newBrand = (args: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/newBrand.ts', ...args], { cwd: copy.root });

async function whileStarted<Seen>(root: string, visit: () => Promise<Seen>): Promise<Seen> {
  const script = startProgram('start', plan.env, { root });
  try {
    await script.printed(/The checkout is ready/);
    return await visit();
  } finally {
    script.child.kill('SIGTERM');
    await script.ended;
  }
}

const idOf = (index: number) =>
  `marca-${[Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('')}`;

const countBrands = () =>
  readdirSync(path.join(copy.root, 'public/brands')).filter((folder) => folder !== 'neutral')
    .length;

function addBrandsUpTo(count: number): void {
  for (let index = 0; countBrands() < count; index += 1) {
    const brand: NewBrand = {
      id: idOf(index),
      name: `Marca ${index}`,
      business: 'wiser',
      hue: (index * 7) % 360,
    };
    checkNewBrand(copy.root, brand);
    writeBrand(copy.root, brand);
  }
}

const getLead = () => getPageBytes(`${plan.baseUrl}/lead?product=medcof`);

/** The order matters: docs/adding-a-brand.md is followed once, then the same 200 times. */
describe('a brand added as docs/adding-a-brand.md says', () => {
  let before: PageBytes;

  beforeAll(async () => {
    copy = copyProject();
    plan = await planTestedSystem();
  });
  afterAll(() => {
    plan.discard();
    copy.discard();
  });

  it('is written by the generator named on the page', async () => {
    const page = readFileSync(path.join(copy.root, 'docs/adding-a-brand.md'), 'utf8');
    expect(page).toContain('npm run new-brand -- escola-aurora --name "Escola Aurora" --hue 160');
    // The copy has no additional brand yet; the project's own build shows the same page.
    before = await whileStarted(projectRoot, getLead);
    const args = ['escola-aurora', '--name', 'Escola Aurora', '--hue', '160'];
    const { stdout } = await newBrand(args);
    const written = /^Written: (.*)\.$/m.exec(stdout)?.[1]?.split(', ') ?? [];
    expect(written).toHaveLength(14);
    for (const guess of listGuesses(madeUp.id)) expect(stdout).toContain(`  ${guess}\n`);
    for (const file of written)
      expect(page).toContain(file.endsWith('.svg') ? path.basename(file) : file);
    await inCopy('prettier/bin/prettier.cjs', [
      '--check',
      ...written.filter((file) => file.endsWith('.ts')),
    ]);
  });

  it('is refused the second time, in one sentence', async () => {
    await expect(newBrand(['escola-aurora'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'The id "escola-aurora" is taken; choose another.\n',
    });
  });

  it('is refused in production, with everything that was only guessed', async () => {
    const keys = { DATA_KEY: 'a-key-of-16-chars', LOOKUP_KEY: 'another-of-16-chars' };
    const settings = { APP_ENV: 'production', ALLOW_SANDBOX: 'true', ...keys };
    const allowed = { ALLOW_EMBEDDED_DATABASE: 'true', TRUSTED_PROXIES: 'loopback' };
    const env = { ...plan.env, ...settings, ...allowed };
    const script = startProgram('start', env, { root: copy.root });
    expect(await script.ended).toBe(1);
    expect(script.output()).toContain(
      'brands/escola-aurora.ts is not ready for APP_ENV=production: faqLink, links were only guessed',
    );
    expect(script.output()).toContain(
      'escola-aurora has only guesses of description, legalName, plans',
    );
  });

  it('passes types, lint and every check of brands, themes, illustrations and catalogue', async () => {
    await inCopy('typescript-7/bin/tsc', ['--noEmit']);
    await inCopy('eslint/bin/eslint.js', [
      '--max-warnings=0',
      'brands',
      'themes',
      'locales/brands',
      'commerce/modules/catalogue',
      'services/checkout/productKeys.ts',
    ]);
    await inCopy('dependency-cruiser/bin/dependency-cruise.mjs', ['.']);
    await inCopy('vitest/vitest.mjs', ['run', ...checks, '--project', 'unit']);
  });

  it(`opens its own checkout, and ${manyBrands} brands add nothing to the page of another`, async () => {
    addBrandsUpTo(manyBrands);
    expect(countBrands()).toBe(manyBrands);
    const { after, html, logo } = await whileStarted(copy.root, async () => {
      const page = await fetch(`${plan.baseUrl}/lead?product=${madeUp.id}`);
      return {
        html: await page.text(),
        logo: await fetch(`${plan.baseUrl}/brands/${madeUp.id}/logo.svg`),
        after: await getLead(),
      };
    });
    const find = (pattern: RegExp) => pattern.exec(html)?.[1];
    expect({
      title: find(/<title[^>]*>([^<]*)</),
      logo: find(/<header.*?<img [^>]*?src="([^"]+)"/),
      name: find(/<header.*?<img [^>]*alt="([^"]+)"/),
      step: find(/<header.*?role="img" aria-label="([^"]+)"/),
      color: find(/--color-primary:(#\w+)/),
    }).toEqual({
      title: 'Checkout - Escola Aurora',
      logo: '/brands/escola-aurora/logo-dark.svg',
      name: 'Escola Aurora',
      step: 'Etapa 1 de 3',
      color: createPalettes(madeUp.hue).primary.get(600),
    });
    expect(logo.headers.get('content-type')).toContain('image/svg+xml');

    // Bytes on the wire: the hashes and ids of another build compress a little differently.
    const noise = 64;
    expect(Math.abs(after.html - before.html)).toBeLessThan(noise);
    expect(Math.abs(after.scripts - before.scripts)).toBeLessThan(noise);
  });
});
