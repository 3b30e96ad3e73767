import { expect, type Page } from '@playwright/test';
import type { StoredValues } from '@/services/storage';
import { getPayment } from './commerce';
import { getTxid } from './ledger';
import { payPix } from './sandbox';
import { confirmPhone, getDataPix, seedBuyer, seedPayment } from './seededBuyer';
import { getSaleQuery, type ThemedSale } from './themedSales';
import { watchRequests } from './watchRequests';

/** The pages that every sale has. */
export const walkedPages = ['lead', 'payment', 'pix', 'success'] as const;
export type WalkedPage = (typeof walkedPages)[number];

export const getWalkedPages = ({ hasPix }: ThemedSale): readonly WalkedPage[] =>
  walkedPages.filter((name) => name !== 'pix' || hasPix);

/** Who is seen on the pages; the buyer who pays has an address and a phone of their own. */
const shownContact = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

async function store(page: Page, stored: Partial<StoredValues>): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
}

/** What a page shows once its data is there. */
const lastShown: Record<WalkedPage, (page: Page) => Promise<void>> = {
  lead: (page) => expect(page.getByRole('textbox')).toHaveCount(3),
  payment: async (page) => {
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByLabel('Resumo do pedido')).toBeAttached();
    // The server does not know who buys.
    await expect(page.getByText(shownContact.email)).toBeVisible();
  },
  pix: async (page) => {
    await expect(page.getByRole('img', { name: 'QR Code Pix' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Simular pagamento' })).toBeVisible();
  },
  success: (page) =>
    expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible(),
};

/** What a page asks for once its other parts are there. */
const lastAnswers: Partial<Record<WalkedPage, RegExp>> = { success: /\/tickets\b/ };

/**
 * Walks from the link to the receipt and looks at each page as it has loaded. What leads from one
 * page to the next are calls: how a buyer gets there is told by other tests.
 */
export async function walkSale(
  page: Page,
  sale: ThemedSale,
  look: (name: WalkedPage) => Promise<void>,
): Promise<void> {
  const { hasPix, key, locale, verifiesPhone } = sale;
  const settle = watchRequests(page);
  const open = async (name: WalkedPage) => {
    const lastAnswer = lastAnswers[name];
    await Promise.all([
      lastAnswer && page.waitForResponse(lastAnswer),
      page.goto(`/${name}?${getSaleQuery(sale)}`),
    ]);
    await lastShown[name](page);
    await settle();
    await look(name);
  };
  await open('lead');

  const seeded = await seedBuyer(key, locale);
  if (verifiesPhone) await confirmPhone(seeded);
  const { leadId } = seeded.stored.dataLead;
  await store(page, {
    dataLead: { leadId, ...shownContact },
    verifiedLeadId: leadId,
    chosenSchool: { region: 'SP', city: 'sao-paulo', unit: 'paulista', name: 'Paulista' },
  });
  await open('payment');

  const payment = await seedPayment(seeded, { key, method: hasPix ? 'pix' : 'credit-card' });
  await store(page, { purchaseToken: payment.token });
  if (hasPix) {
    await store(page, { dataPix: getDataPix(payment) });
    await open('pix');
    // The page would go on by itself, in the middle of the next visit.
    await page.goto('/healthcheck');
    await payPix(getTxid(payment.pix?.code ?? ''));
  }
  await expect.poll(async () => (await getPayment(payment.token)).state).toBe('paid');
  await open('success');
}
