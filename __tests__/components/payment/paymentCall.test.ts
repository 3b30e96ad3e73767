/** @vitest-environment jsdom */
import { Value } from 'typebox/value';
import {
  attemptSubject,
  completeLead,
  createPaymentRequest,
  createPurchaseCall,
  type FilledOrder,
  type FilledPart,
} from '@/components/payment/paymentCall';
import { PaymentRequest } from '@/contract/paymentRequest';
import { createPayment } from '@/services/api/payment';
import { updateLead } from '@/services/api/updateLead';
import { parseQuery } from '@/services/checkout/query';
import { nameProduct } from '@/services/checkout/requirements';
import { NoAnswerError } from '@/services/http/errors';
import { buildPlan, buildProduct } from '../../support/builders';

vi.mock('@/services/api/payment', { spy: true });
vi.mock('@/services/api/updateLead');

const lead = {
  leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

const purchase = (
  rawQuery: string,
  product = buildProduct(),
): Parameters<typeof createPaymentRequest>[0] => ({
  lead,
  product,
  plan: buildPlan(),
  operation: 'BR',
  query: parseQuery(rawQuery),
  flowId: 'default',
});

const order = (...parts: FilledPart[]): FilledOrder => ({
  parts,
  amount: parts.reduce((total, { amount }) => total + amount, 0),
  document: null,
  address: null,
  birthDate: null,
});

const card: Extract<FilledPart, { method: 'credit-card' }> = {
  method: 'credit-card',
  amount: 120000,
  installments: 12,
  cardCompany: 'visa',
  card: {
    number: '4111111111111111',
    holderName: 'MARIA SILVA',
    expirationMonth: 12,
    expirationYear: 2030,
    securityCode: '737',
  },
};

test('the request conforms to the contract', () => {
  const request = createPaymentRequest(purchase('seller=ana&source=site'), {
    ...order(card),
    document: '12345678909',
  });
  const paymentMethods = [{ method: 'pix', amount: 120000 }];
  expect(Value.Check(PaymentRequest, { ...request, paymentMethods })).toBe(true);
  expect(request).toMatchObject({ seller: 'ana', source: 'site', amount: 120000, type: 'direct' });
});

test('leaves out what the buyer was not asked for and the link does not carry', () => {
  const request = createPaymentRequest(purchase(''), order({ method: 'pix', amount: 120000 }));
  expect(Object.keys(request)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/document|voucher|offer/)]),
  );
});

test('sends the applied voucher, not the requested one', () => {
  const asked = createPaymentRequest(purchase('voucher=NADA'), order(card));
  const product = buildProduct({ voucher: { code: 'MS120', discount: 12000 } });
  const lowered = { ...purchase('voucher=ms120', product), plan: buildPlan({ amount: 108000 }) };
  const applied = createPaymentRequest(lowered, order(card));
  expect(asked.voucher).toBeUndefined();
  expect(applied.voucher).toBe('MS120');
});

test('leaves out a voucher that does not lower the plan of the buyer', () => {
  const product = buildProduct({ voucher: { code: 'WOL120', discount: 12000 } });
  expect(createPaymentRequest(purchase('', product), order(card)).voucher).toBeUndefined();
});

test('the stored subject of an attempt contains nothing of the card, the document or the buyer', () => {
  const request = createPaymentRequest(purchase(''), {
    ...order(card),
    document: '12345678909',
  });
  const stored = JSON.stringify(attemptSubject(request, order(card)));
  for (const secret of ['4111', 'MARIA', '737', '12345678909', lead.name, lead.email, lead.phone]) {
    expect(stored).not.toContain(secret);
  }
});

test.each([
  ['another method', { method: 'pix', amount: 120000 } as const],
  ['other installments', { ...card, installments: 1 }],
  ['another amount', { ...card, amount: 130000 }],
])('%s is another attempt', (_, part) => {
  const subjectOf = (used: FilledPart) =>
    JSON.stringify(attemptSubject(createPaymentRequest(purchase(''), order(used)), order(used)));
  expect(subjectOf(part)).not.toBe(subjectOf(card));
  expect(subjectOf({ ...card, card: { ...card.card, number: '5555555555554444' } })).toBe(
    subjectOf(card),
  );
});

describe('the data that the form adds to the lead', () => {
  const buyer = { business: 'medcof', sfLeadId: 'l1' } as const;
  const address = { street: 'Av. 25', number: '1', city: 'Maputo', state: 'Maputo', country: 'MZ' };

  beforeEach(() => {
    vi.resetAllMocks();
  });

  test.each([
    [{ document: '12345678909' }, { document: '12345678909' }],
    [{ birthDate: '2011-03-05' }, { birthDate: '2011-03-05' }],
    [
      { birthDate: '2011-03-05', document: '12345678909' },
      { birthDate: '2011-03-05', document: '12345678909' },
    ],
    [{ address }, { address }],
  ])('is sent to the service: %j', async (given, sent) => {
    await completeLead({ ...buyer, ...given });
    expect(updateLead).toHaveBeenCalledWith('l1', { business: 'medcof', ...sent });
  });

  test('needs no call when the form asked for nothing more', async () => {
    await completeLead(buyer);
    expect(updateLead).not.toHaveBeenCalled();
  });

  async function failToPayFor(product: ReturnType<typeof buildProduct>): Promise<void> {
    vi.mocked(createPayment).mockRejectedValue(new NoAnswerError('POST', '/', 'network'));
    const { business, code: productCode } = buildProduct();
    const leftFor = nameProduct({ business, operation: 'BR', productCode });
    const page = {
      operation: 'BR',
      brand: {
        isAcceptanceEnabled: false,
        links: { domain: '', firstAccess: '', terms: '', politics: '' },
      },
    } as const;
    const call = createPurchaseCall(
      { ...purchase('', product), lead: { ...lead, leftFor }, page },
      { ...order(), document: '12345678909' },
    );
    await expect(call?.send('key', [])).rejects.toThrow(NoAnswerError);
  }

  test("is sent with a payment for the lead's product", async () => {
    await failToPayFor(buildProduct());
    expect(updateLead).toHaveBeenCalledOnce();
  });

  test("is not sent with a payment for another business's offer, which has another lead", async () => {
    await failToPayFor(buildProduct({ business: 'wiseup', code: 'live' }));
    expect(updateLead).not.toHaveBeenCalled();
  });

  test('does not throw when the call fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(updateLead).mockRejectedValue(new NoAnswerError('PATCH', '/', 'network'));
    await expect(completeLead({ ...buyer, document: '12345678909' })).resolves.toBeUndefined();
    warn.mockRestore();
  });
});
