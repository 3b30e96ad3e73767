import { connect } from '@/commerce/database/connect';
import { createCatalogue } from '@/commerce/modules/catalogue/createCatalogue';
import { registry } from '@/commerce/modules/catalogue/registry';
import { createPlanSale, type Sale } from '@/commerce/modules/checkout/Sale';
import {
  storedCardRepository,
  type UsableCard,
} from '@/commerce/modules/payments/storedCardRepository';
import { isStoredCardAccepted } from '@/commerce/modules/payments/storedCards';
import { schoolNetworks } from '@/commerce/modules/schools/schoolNetworks';
import type { PaymentType } from '@/contract/enumerations';

vi.mock('@/commerce/modules/payments/storedCardRepository');

// Never connects: the card comes from the mocked repository.
const database = connect('postgresql://nobody@127.0.0.1:1/none', () => undefined);
afterAll(() => database.close());

const catalogue = createCatalogue(registry, schoolNetworks);
const now = new Date('2026-03-10T12:00:00Z');

function getSold(planId: string) {
  const sold = catalogue.getPlan(planId);
  if (!sold) throw new Error(`The catalogue has no plan ${planId}`);
  return sold;
}

const card: UsableCard = {
  id: 'a-card',
  leadId: 'a-lead',
  paymentId: 'a-payment',
  subscriptionId: null,
  profileId: null,
  secretHash: 'hash',
  legalEntity: getSold('wol-anual').product.legalName,
  limitAmount: 10_000_000,
  currency: 'BRL',
  consentVersion: '2026-11',
  consentedAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
  purchased: { business: 'wiseup-online', productCode: 'wup', operation: 'BR' },
};
const checked: UsableCard = { ...card, paymentId: null, purchased: null };

function createSale(planId: string, type: PaymentType): Sale {
  const { plan, product } = getSold(planId);
  const { business, code: productCode, name: description, operation } = product;
  const request = {
    ...{ type, business, productCode, operation, planId },
    ...{ reference: null, leadId: card.leadId, voucher: null, offer: null },
  };
  return createPlanSale(request, plan, {
    amount: plan.standardAmount,
    description,
    reference: null,
  });
}

interface SaleParts {
  getPlan?: typeof catalogue.getPlan;
  type?: PaymentType;
}

function mayCharge(
  stored: UsableCard,
  planId: string,
  { getPlan = (id) => catalogue.getPlan(id), type = 'direct' }: SaleParts = {},
): Promise<boolean> {
  vi.mocked(storedCardRepository).mockReturnValue({
    create: vi.fn(),
    createChecked: vi.fn(),
    findUsable: () => Promise.resolve(stored),
  });
  const { connection } = database;
  const services = { catalogue: { ...catalogue, getPlan }, clock: () => now, connection };
  const use = { profileId: 'profile', leadId: card.leadId, cardSecret: 'secret' };
  return isStoredCardAccepted(services, { ...use, sale: createSale(planId, type) });
}

test('a stored card may pay for what is offered after its purchase', async () => {
  expect(await mayCharge(card, 'live-anual')).toBe(true);
});

test('a stored card may not pay for what another company sells, even if that is offered', async () => {
  const getPlan = (planId: string) => {
    const { plan, product } = getSold(planId);
    return { plan, product: { ...product, legalName: 'Outra Empresa Ltda.' } };
  };
  expect(await mayCharge(card, 'live-anual', { getPlan })).toBe(false);
});

test('a stored card may not pay for what the same company does not offer after the purchase', async () => {
  expect(getSold('wol-anual').product.legalName).toBe(card.legalEntity);
  expect(await mayCharge(card, 'wol-anual')).toBe(false);
});

test('a stored card may not pay a link, unless it was checked for an offer, and then nothing else', async () => {
  const type = 'sale-invoice';
  expect(await mayCharge(card, 'live-anual', { type })).toBe(false);
  expect(await mayCharge(checked, 'live-anual', { type })).toBe(true);
  expect(await mayCharge(checked, 'live-anual')).toBe(false);
});
