/** @jest-environment jsdom */
import type { ProblemCode } from '@/contract/problem';
import { createPaymentSession } from '@/services/checkout/payment/createPaymentSession';
import { HttpError } from '@/services/http/HttpError';
import { NoAnswerError } from '@/services/http/NoAnswerError';
import { createPayment, getPaymentAttempt, type PaymentRequest } from '@/services/payment';
import { buildPayment } from '../../../support/buildPayment';

jest.mock('@/services/payment');
const create = jest.mocked(createPayment);
const getAttempt = jest.mocked(getPaymentAttempt);

const url = '/api/v2/payment';
const noAnswer = new NoAnswerError('POST', url, 'timeout');
const notFound = new HttpError('GET', url, 404, null);

const refuse = (status: number, code: ProblemCode) =>
  new HttpError('POST', url, status, { type: `urn:problem:${code}`, title: code, status, code });

const request: PaymentRequest = {
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
  amount: 120000,
  business: 'medcof',
  operation: 'BR',
  type: 'direct',
  paymentMethods: [{ method: 'pix', amount: 120000 }],
  sfLeadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
  plan: 'anual',
  planType: 'yearly',
  planId: 'plan-anual',
  productCode: 'curso',
  seller: 'performance',
  source: 'direto',
};

const byBankSlip: PaymentRequest = {
  ...request,
  paymentMethods: [{ method: 'bankslip', amount: 120000 }],
};

const accept = (payment = buildPayment({ state: 'paid' })) => ({
  token: payment.token,
  redirect: null,
  paymentProfileIds: [],
  route: 'success' as const,
  payment,
});

const onAsking = jest.fn();
/** Lets the pauses between questions pass. */
async function after<Value>(promise: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(60_000);
  return promise;
}

const usedKeys = () => create.mock.calls.map(([, key]) => key);

beforeEach(() => {
  jest.resetAllMocks();
  window.localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('pays', async () => {
  const payment = buildPayment({ state: 'paid' });
  create.mockResolvedValue(accept(payment));
  const outcome = await after(createPaymentSession(onAsking).pay(request));
  expect(outcome).toEqual({ kind: 'accepted', payment, route: 'success' });
  expect(onAsking).not.toHaveBeenCalled();
});

test('a declined payment is tried again with a new key', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined'));
  const session = createPaymentSession(onAsking);
  await after(session.pay(request));
  await after(session.pay(request));
  expect(new Set(usedKeys()).size).toBe(2);
});

test('a lost answer is asked for, and what had happened counts', async () => {
  const payment = buildPayment({ state: 'paid' });
  create.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(payment);
  const outcome = await after(createPaymentSession(onAsking).pay(request));
  expect(outcome).toEqual({ kind: 'accepted', payment, route: 'success' });
  expect(onAsking).toHaveBeenCalledTimes(1);
  expect(getAttempt.mock.calls.map(([key]) => key)).toEqual([usedKeys()[0], usedKeys()[0]]);
});

test('an attempt that never arrived keeps its key, even where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  create.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(accept());
  getAttempt.mockRejectedValue(notFound);
  const session = createPaymentSession(onAsking);
  expect(await after(session.pay(request))).toEqual({ kind: 'notArrived' });
  await after(session.pay(request));
  expect(new Set(usedKeys()).size).toBe(1);
  jest.restoreAllMocks();
});

test('while an outcome is unknown nothing new is paid, by no method', async () => {
  create.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = createPaymentSession(onAsking);
  expect(await after(session.pay(request))).toEqual({ kind: 'unknown' });
  expect(await after(session.pay(byBankSlip))).toEqual({ kind: 'unknown' });
  expect(create).toHaveBeenCalledTimes(1);

  getAttempt.mockRejectedValue(notFound);
  create.mockResolvedValue(accept());
  expect(await after(session.pay(byBankSlip))).toMatchObject({ kind: 'accepted' });
  expect(create).toHaveBeenCalledTimes(2);
});

test('an unknown attempt that turns out paid is followed instead of paying again', async () => {
  create.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = createPaymentSession(onAsking);
  await after(session.pay(request));
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  expect(await after(session.pay(byBankSlip))).toMatchObject({
    kind: 'accepted',
    route: 'success',
  });
  expect(create).toHaveBeenCalledTimes(1);
});

test('a page that was left in the middle finds out on its return, once', async () => {
  create.mockReturnValue(new Promise(() => undefined));
  void createPaymentSession(onAsking).pay(request);
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  const session = createPaymentSession(onAsking);
  expect(await after(session.resume())).toMatchObject({ kind: 'accepted', route: 'success' });
  expect(await after(createPaymentSession(onAsking).resume())).toBeNull();
});

test('nothing is asked where nothing was begun', async () => {
  expect(await after(createPaymentSession(onAsking).resume())).toBeNull();
  expect(getAttempt).not.toHaveBeenCalled();
});
