import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type CopyOfProject, copyProject } from '@/testing/copyProject';
import { buildPath, paths } from '@/contract/paths';
import { planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { startProgram, type StartedProgram } from '@/testing/startProgram';
import { continueToPayment, fillLead, products } from './support/buyer';

const [medcof] = products;

/** Milliseconds. On a quiet machine it is two seconds; a busy one is slower. */
const limitMs = 30_000;

let copy: CopyOfProject;
let system: TestedSystem;
let development: StartedProgram;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = copyProject({ without: ['build'] });
  system = await planTestedSystem();
  development = startProgram('dev', system.env, { root: copy.root });
  await development.printed(/The checkout is ready/);
});
test.afterAll(async () => {
  development.child.kill('SIGTERM');
  await development.ended;
  system.discard();
  copy.discard();
});

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${message.text()}`);
  });
  return complaints;
}

const openLead = (page: Page) => page.goto(`${system.baseUrl}/lead?product=medcof`);

function edit(file: string, from: string, to: string): void {
  const place = path.join(copy.root, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

async function readAmount(): Promise<unknown> {
  const code = buildPath(paths.productV2, { code: 'medcof-revalida' });
  try {
    const answer = await fetch(`${system.baseUrl}${code}?business=medcof`);
    const { plans } = (await answer.json()) as { plans?: { amount: number }[] };
    return plans?.[0]?.amount;
  } catch {
    return undefined;
  }
}

/** @returns milliseconds from the save until the call answers with the amount */
async function measureChange(save: () => void, amount: number): Promise<number> {
  const savedAt = performance.now();
  save();
  await expect.poll(readAmount, { intervals: [20], timeout: limitMs }).toBe(amount);
  return performance.now() - savedAt;
}

test('the console stays empty from the lead to the payment', async ({ page }) => {
  const complaints = watchConsole(page);
  await openLead(page);
  await fillLead(page, medcof);
  await continueToPayment(page, medcof);
  await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('a changed price is seen at once, by the call and by the page', async ({ page }) => {
  const prices = 'commerce/modules/catalogue/products/medcof.ts';
  await openLead(page);
  await expect(page.getByText(/299,00/).first()).toBeVisible();
  const took = [
    await measureChange(() => {
      edit(prices, 'standardAmount: 358800', 'standardAmount: 298800');
    }, 298_800),
  ];
  await openLead(page);
  await expect(page.getByText(/249,00/).first()).toBeVisible();
  await expect(page.getByText(/299,00/)).toHaveCount(0);
  took.push(
    await measureChange(() => {
      edit(prices, 'standardAmount: 298800', 'standardAmount: 358800');
    }, 358_800),
  );
  console.info(
    `commerce answered ${took.map((ms) => ms.toFixed(0)).join(' and ')} ms after a save`,
  );
});
