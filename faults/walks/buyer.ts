import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { buyer, fillCard } from '../../e2e/support/buyer';
import { payPix } from '../../e2e/support/sandbox';
import type { Walk } from './walks';

const lookEveryMs = 200;
const actionMs = 5_000;
const timeoutMs = 180_000;

const browsersOwnPage = 'chrome-error:';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
export const confirmButton = (page: Page) => button(page, 'Confirmar pagamento');
export const otherWayButton = (page: Page) => button(page, 'Escolher outra forma de pagamento');
export const continueButton = (page: Page) => button(page, /^(Continuar|Quero começar)$/);
const pixCode = (page: Page) => page.getByLabel('Código Pix copia e cola');
const receipt = (page: Page) => page.getByRole('heading', { name: 'Detalhes da compra' });
const name = (page: Page) => page.getByLabel('Nome Completo');

export const openLink = (page: Page, { product }: Walk) =>
  page.goto(`/lead?product=${product}&seller=ana`);

export async function fillContact(page: Page, { email }: Walk): Promise<void> {
  await name(page).fill(buyer.name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel(/^Celular/).fill(buyer.phone);
}

async function fillRest(page: Page): Promise<void> {
  const cpf = page.getByLabel('CPF', { exact: true });
  if (await cpf.isVisible()) await cpf.fill(buyer.cpf);
  const terms = page.getByRole('checkbox', { name: /Li e aceito/ });
  if (await terms.isVisible()) await terms.check();
}

export async function fillPayment(
  page: Page,
  way: Walk['way'],
  card = cards.approved,
): Promise<void> {
  if (way === 'card') await fillCard(page, { asksDocumentForCard: false }, card);
  else await page.getByRole('radio', { name: 'Pix', exact: true }).check();
  await fillRest(page);
}

async function payCode(page: Page): Promise<void> {
  await payPix(getTxid(await pixCode(page).inputValue({ timeout: actionMs })));
  await pixCode(page).waitFor({ state: 'hidden', timeout: timeoutMs });
}

interface Habit {
  sees: (page: Page) => Locator;
  does: (page: Page, seen: Locator, walk: Walk) => Promise<void>;
}

const overlay = (page: Page) =>
  page.getByText(/Processando seu pagamento|Ainda estamos confirmando|verificando o que aconteceu/);

const press = async (_page: Page, seen: Locator) => seen.click();

/** Habits before the payment. Order matters: the buyer follows the first that a page shows. */
const arriving: readonly Habit[] = [
  {
    sees: name,
    does: async (page, _seen, walk) => {
      await fillContact(page, walk);
      await continueButton(page).click();
    },
  },
  { sees: continueButton, does: press },
];

const paying: readonly Habit[] = [
  { sees: overlay, does: () => Promise.resolve() },
  { sees: (page) => button(page, 'Ver comprovante'), does: press },
  { sees: (page) => button(page, 'Atualizar a página'), does: press },
  { sees: (page) => button(page, 'Tentar novamente'), does: press },
  { sees: (page) => button(page, 'Voltar ao pagamento'), does: press },
  {
    sees: pixCode,
    does: (page, _seen, { way }) =>
      way === 'pix' ? payCode(page) : otherWayButton(page).click({ timeout: actionMs }),
  },
  {
    sees: confirmButton,
    does: async (page, seen, { way }) => {
      await fillPayment(page, way);
      await seen.click();
    },
  },
];

async function takeStep(page: Page, walk: Walk, habits: readonly Habit[]): Promise<void> {
  if (page.url().startsWith(browsersOwnPage)) {
    await page.reload().catch(() => undefined);
    return;
  }
  for (const { does, sees } of habits) {
    const seen = sees(page).first();
    if (!(await seen.isVisible())) continue;
    // The page may change during the action: then the next step reads it again.
    await does(page, seen, walk).catch(() => undefined);
    return;
  }
}

async function goOnUntil(
  page: Page,
  walk: Walk,
  goal: Locator,
  habits: readonly Habit[],
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    if (await goal.isVisible()) return;
    await takeStep(page, walk, habits);
    await wait(lookEveryMs);
  }
  // The last step may have used up the time.
  if (await goal.isVisible()) return;
  const text = await page.locator('body').innerText({ timeout: actionMs });
  throw new Error(`A dead end at ${page.url()}: ${text.slice(0, 500)}`);
}

/** Goes through the steps before the payment. @throws Error at a dead end. */
export const reachPayment = (page: Page, walk: Walk) =>
  goOnUntil(page, walk, confirmButton(page), arriving);

/** Follows whatever the pages offer until the receipt. @throws Error at a dead end. */
export const reachReceipt = (page: Page, walk: Walk) =>
  goOnUntil(page, walk, receipt(page), [...paying, ...arriving]);
