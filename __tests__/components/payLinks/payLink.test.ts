/** @vitest-environment jsdom */
import { createPayLinkCall } from '@/components/payLinks/payLink';
import type { FilledOrder } from '@/components/payment/paymentCall';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { followOutcome } from '@/components/payment/followOutcome';
import { termsVersion } from '@/domain/terms';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { HttpError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { buildPayment } from '../../support/buildPayment';

const send = vi.fn();
const onGone = vi.fn();
const flow = getPaymentLinkFlow('renew');
const links = { domain: '', firstAccess: '', terms: 'https://brand.example/t', politics: '' };
const brand = { isAcceptanceEnabled: true, links };

const open = (planId = 'plan-anual') =>
  createPayLinkCall(
    { brand, subject: { id: 'reference', planId }, reference: 'reference', send, onGone },
    order,
  );

const order: FilledOrder = {
  parts: [
    {
      method: 'credit-card',
      amount: 1000,
      installments: 2,
      cardCompany: 'visa',
      card: {
        number: '4111111111111111',
        holderName: 'MARIA SILVA',
        expirationMonth: 12,
        expirationYear: 2030,
        securityCode: '123',
      },
    },
  ],
  amount: 1000,
  document: '12345678909',
  address: null,
  birthDate: null,
};

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  // The connection check before the navigation succeeds.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the subject of an attempt identifies what is paid and how, and contains no personal data', () => {
  const subject = JSON.stringify(open().subject);
  expect(subject).toContain('reference');
  expect(subject).not.toMatch(/4111|MARIA|12345678909/);
  expect(JSON.stringify(open('plan-other').subject)).not.toBe(subject);
});

test('a link that is no longer open is reported to the page, and the error is still thrown', async () => {
  const gone = new HttpError('POST', '/api/v1/payment', 404, null);
  send.mockRejectedValue(gone);
  await expect(open().send('key', [])).rejects.toBe(gone);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('another refusal leaves the page open', async () => {
  const declined = new HttpError('POST', '/api/v1/payment', 402, null);
  send.mockRejectedValue(declined);
  await expect(open().send('key', [])).rejects.toBe(declined);
  expect(onGone).not.toHaveBeenCalled();
});

const openPage = (outcome: PaymentOutcome) =>
  followOutcome(
    outcome,
    {
      attemptName: 'payment:renew-payment:reference',
      flow,
      step: flow.steps[0] ?? null,
      linkQuery: 'flowId=renew&reference=x',
      loadCreateCall: () => Promise.resolve(() => open()),
    },
    {
      goTo: () => Promise.resolve(),
      refreshProduct: () => Promise.resolve(),
      replaceQuery: () => Promise.resolve(),
      onAway: () => undefined,
      pathname: window.location.pathname,
    },
  );

test('stores the payment and the query of the link without replacing the token of the purchase', async () => {
  window.localStorage.setItem('purchaseToken', JSON.stringify('token-of-a-purchase'));
  const payment = buildPayment({ token: 'token-of-the-renewal' });
  await openPage({ kind: 'accepted', payment, route: 'success' });
  expect(readStored('invoiceToken')).toBe('token-of-the-renewal');
  expect(readStored('knownSaleQuery')).toBe('flowId=renew&reference=x');
  expect(readStored('purchaseToken')).toBe('token-of-a-purchase');
  await openPage({ kind: 'alreadyPaid', token: 'token-2' });
  expect(readStored('invoiceToken')).toBe('token-2');
});

test('the terms shown above the button are sent with the order, where the brand requires acceptance', async () => {
  const link = { brand, subject: {}, reference: 'reference', send, onGone };
  await createPayLinkCall(link, order).send('key', []);
  const consent = { version: termsVersion, terms: 'https://brand.example/t' };
  expect(send).toHaveBeenLastCalledWith({ ...order, parts: [], consent }, 'key');
  const without = { ...link, brand: { ...brand, isAcceptanceEnabled: false } };
  await createPayLinkCall(without, order).send('key', []);
  expect(send).toHaveBeenLastCalledWith({ ...order, parts: [] }, 'key');
});
