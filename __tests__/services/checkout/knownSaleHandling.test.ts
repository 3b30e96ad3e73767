/** @jest-environment jsdom */
import { getKnownSaleFlow } from '@/services/checkout/knownSaleFlows';
import { createKnownSaleHandling } from '@/services/checkout/knownSaleHandling';
import type { Order } from '@/services/checkout/payment/order';
import { HttpError } from '@/services/http/HttpError';
import { readStored } from '@/services/storage/storage';
import { buildPayment } from '../../support/buildPayment';

const send = jest.fn();
const onGone = jest.fn();
const flow = getKnownSaleFlow('renew');

const open = (planId = 'plan-anual') =>
  createKnownSaleHandling({
    flow,
    step: flow.steps[0] ?? null,
    subject: { id: 'reference', planId },
    rawQuery: 'flowId=renew&reference=x',
    send,
    onGone,
  });

const order: Order = {
  parts: [
    {
      method: 'credit-card',
      amount: 1000,
      installments: 2,
      cardCompany: 'visa',
      encryptedCard: 'a.b.c.d.e',
    },
  ],
  amount: 1000,
  document: '12345678909',
  address: null,
};

beforeEach(() => {
  jest.resetAllMocks();
  window.localStorage.clear();
});

test('an attempt is about what is paid and how, and holds nothing personal', () => {
  const subject = JSON.stringify(open().createCall(order)?.subject);
  expect(subject).toContain('reference');
  expect(subject).not.toMatch(/a\.b\.c|12345678909/);
  expect(JSON.stringify(open('plan-other').createCall(order)?.subject)).not.toBe(subject);
});

test('what is not open any more is told, and is still an error', async () => {
  const gone = new HttpError('POST', '/api/v1/payment', 404, null);
  send.mockRejectedValue(gone);
  await expect(open().createCall(order)?.send('key')).rejects.toBe(gone);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('another refusal leaves the page open', async () => {
  const declined = new HttpError('POST', '/api/v1/payment', 402, null);
  send.mockRejectedValue(declined);
  await expect(open().createCall(order)?.send('key')).rejects.toBe(declined);
  expect(onGone).not.toHaveBeenCalled();
});

test('remembers the payment and the way back, beside the purchase’s own', () => {
  window.localStorage.setItem('purchaseToken', JSON.stringify('token-of-a-purchase'));
  open().remember(buildPayment({ token: 'token-of-the-renewal' }));
  expect(readStored('invoiceToken')).toBe('token-of-the-renewal');
  expect(readStored('knownSaleQuery')).toBe('flowId=renew&reference=x');
  expect(readStored('purchaseToken')).toBe('token-of-a-purchase');
  open().rememberToken('token-2');
  expect(readStored('invoiceToken')).toBe('token-2');
});
