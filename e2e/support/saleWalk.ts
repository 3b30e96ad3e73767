import { expect, type Page } from '@playwright/test';
import type { StoredValues } from '@/services/storage';
import { contact } from '@/testing/contact';
import { getTxid } from '@/testing/sandbox';
import type { BrandedSale } from './brandedSales';
import { getPayment } from './commerce';
import { payPix } from './sandbox';
import { confirmPhone, getDataPix, seedBuyer, seedPayment } from './seededBuyer';

export type WalkedPage = 'lead' | 'payment' | 'pix' | 'success';

export const getWalkedPages = ({ hasPix, isFirstOfTheme }: BrandedSale): readonly WalkedPage[] => [
  'lead',
  'payment',
  ...(isFirstOfTheme ? [...(hasPix ? (['pix'] as const) : []), 'success' as const] : []),
];

export const finishedSteps = {
  dataLead: {
    leadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
    ...contact,
    email: 'maria@exemplo.com.br',
  },
  verifiedLeadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
  chosenSchool: { region: 'SP', city: 'sao-paulo', unit: 'paulista', name: 'Paulista' },
};

async function store(page: Page, stored: Partial<StoredValues>): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
}

/** At a provider as most buyers have: only the browser knows it, so nothing is sent there. */
export const webmailAddress = 'maria.exemplo@gmail.com';

export async function walkSale(
  page: Page,
  sale: BrandedSale,
  visit: (name: WalkedPage) => Promise<void>,
): Promise<void> {
  const { hasPix, isFirstOfTheme, key, locale, verifiesPhone } = sale;
  await visit('lead');
  await store(page, finishedSteps);
  await visit('payment');
  if (!isFirstOfTheme) return;

  const seeded = await seedBuyer(key, locale);
  if (verifiesPhone) await confirmPhone(seeded);
  const payment = await seedPayment(seeded, { key, method: hasPix ? 'pix' : 'credit-card' });
  const { leadId } = seeded.stored.dataLead;
  await store(page, {
    // The pages of all buyers show the same name.
    dataLead: { ...finishedSteps.dataLead, leadId, email: webmailAddress },
    verifiedLeadId: leadId,
    purchaseToken: payment.token,
  });
  if (hasPix) {
    await store(page, { dataPix: getDataPix(payment) });
    await visit('pix');
    // The page would continue by itself, in the middle of the next visit.
    await page.goto('/healthcheck');
    await payPix(getTxid(payment.pix?.code ?? ''));
  }
  await expect.poll(async () => (await getPayment(payment.token)).state).toBe('paid');
  await visit('success');
}
