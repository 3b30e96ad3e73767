/** @vitest-environment jsdom */
import type { PaymentCall } from '@/components/payment/paymentCall';
import { getInitialValues } from '@/components/payment/paymentValues';
import {
  lookUpUnknownAttempt,
  type PagePayment,
  placeOrder,
} from '@/components/payment/submitPayment';
import type { ProblemCode } from '@/contract/problem';
import { getPayment, getPaymentAttempt } from '@/services/api/payment';
import type { PaymentResponse } from '@/contract/payment';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { buildPlan, upsellFlow } from '../../support/builders';
import { resumeAttempt } from '../../support/buildPagePayment';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');
const send = vi.fn<(idempotencyKey: string) => Promise<PaymentResponse>>();
const getAttempt = vi.mocked(getPaymentAttempt);
const getByToken = vi.mocked(getPayment);

const url = '/api/v2/payment';
const noAnswer = new NoAnswerError('POST', url, 'timeout');
const refuse = (status: number, code: ProblemCode) =>
  new HttpError('POST', url, status, { type: `urn:problem:${code}`, title: code, status, code });
const notFound = refuse(404, 'not_found');

const owner = { lead: 'lead-1' };
const call: PaymentCall = { subject: { method: 'pix' }, owner, parts: [], send };
const byBankSlip: PaymentCall = { ...call, subject: { method: 'bankslip' } };

const onAsking = vi.fn();
const plan = buildPlan();
const values = getInitialValues('pix', plan, 'Brasil');

function open(attempt = 'payment:main-payment:curso') {
  let next: PaymentCall | null = null;
  const payment: PagePayment = {
    plan,
    requiresAddress: false,
    context: {
      attemptName: attempt,
      flow: upsellFlow,
      step: null,
      loadCreateCall: () => Promise.resolve(() => next),
    },
    attempts: { name: attempt, current: { kind: 'idle' }, isLeft: false },
    buysAgain: false,
    onAsking,
  };
  return {
    pay: (call: PaymentCall | null) => {
      next = call;
      return placeOrder(values, payment);
    },
    ask: () => lookUpUnknownAttempt(payment),
    leave: () => {
      payment.attempts.isLeft = true;
    },
    resume: () => resumeAttempt(payment.attempts),
  };
}

async function after<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(60_000);
  return promise;
}

/** Sends a payment that no answer comes to, as when its page is closed. */
async function payUnanswered(attempt?: string): Promise<void> {
  send.mockReturnValueOnce(new Promise(() => undefined));
  void after(open(attempt).pay(call));
  await vi.advanceTimersByTimeAsync(0);
}

const usedKeys = () => send.mock.calls.map(([key]) => key);

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('pays', async () => {
  const payment = buildPayment({ state: 'paid' });
  send.mockResolvedValue(buildPaymentResponse(payment));
  const outcome = await after(open().pay(call));
  expect(outcome).toEqual({ kind: 'accepted', payment, route: 'success' });
  expect(onAsking).not.toHaveBeenCalled();
});

test('a declined payment is retried with a new key', async () => {
  send.mockRejectedValue(refuse(402, 'payment_declined'));
  const session = open();
  await after(session.pay(call));
  await after(session.pay(call));
  expect(new Set(usedKeys()).size).toBe(2);
});

test('after a lost answer the outcome of the attempt is requested, and counts', async () => {
  const payment = buildPayment({ state: 'paid' });
  send.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(payment);
  const outcome = await after(open().pay(call));
  expect(outcome).toEqual({ kind: 'accepted', payment, route: 'success' });
  expect(onAsking).toHaveBeenCalledTimes(1);
  expect(getAttempt.mock.calls.map(([key]) => key)).toEqual([usedKeys()[0], usedKeys()[0]]);
});

test('an attempt that never arrived keeps its key, even where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  send.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(buildPaymentResponse());
  getAttempt.mockRejectedValue(notFound);
  const session = open();
  expect(await after(session.pay(call))).toEqual({ kind: 'notArrived' });
  await after(session.pay(call));
  expect(new Set(usedKeys()).size).toBe(1);
  vi.restoreAllMocks();
});

test('a call that commerce is still writing when its answer is lost is not told as uncharged', async () => {
  const payment = buildPayment({ state: 'paid' });
  send.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValueOnce(notFound).mockResolvedValueOnce(payment);
  expect(await after(open().pay(call))).toMatchObject({ kind: 'accepted', payment });
});

test.each<[string, () => Promise<never>]>([
  ['that are never answered', () => new Promise(() => undefined)],
  ["with a proxy's own 404", () => Promise.reject(new HttpError('GET', url, 404, null))],
])('look-ups %s end, and leave the outcome unknown', async (_, answer) => {
  send.mockRejectedValue(noAnswer);
  getAttempt.mockImplementation(answer);
  expect(await after(open().pay(call))).toEqual({ kind: 'unknown' });
});

test('while an outcome is unknown nothing new is sent, by any method', async () => {
  send.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = open();
  expect(await after(session.pay(call))).toEqual({ kind: 'unknown' });
  expect(await after(session.pay(byBankSlip))).toEqual({ kind: 'unknown' });
  // Nor does a defect of the page say that nothing was charged.
  vi.spyOn(logger, 'error').mockReturnValue();
  onAsking.mockImplementationOnce(() => {
    throw new TypeError('x is not a function');
  });
  expect(await after(session.pay(call))).toEqual({ kind: 'unknown' });
  expect(send).toHaveBeenCalledTimes(1);

  getAttempt.mockRejectedValue(notFound);
  send.mockResolvedValue(buildPaymentResponse());
  expect(await after(session.pay(byBankSlip))).toMatchObject({ kind: 'accepted' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an unknown attempt that turns out paid is followed instead of paying again', async () => {
  send.mockRejectedValue(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = open();
  await after(session.pay(call));
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  const followed = { kind: 'accepted', route: 'success' };
  expect(await after(session.pay(byBankSlip))).toMatchObject(followed);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an unknown attempt that turns out declined does not stop a payment by another method', async () => {
  send.mockRejectedValueOnce(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = open();
  await after(session.pay(call));
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined' }));
  send.mockResolvedValue(buildPaymentResponse());
  expect(await after(session.pay(byBankSlip))).toMatchObject({ kind: 'accepted' });
  expect(new Set(usedKeys()).size).toBe(2);
});

test('an unknown attempt that turns out declined is told to whoever repeats it', async () => {
  send.mockRejectedValueOnce(noAnswer);
  getAttempt.mockRejectedValue(noAnswer);
  const session = open();
  await after(session.pay(call));
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined' }));
  expect(await after(session.pay(call))).toMatchObject({ kind: 'declined' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a decline of an earlier visit does not stop a payment', async () => {
  await payUnanswered();
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined' }));
  send.mockRejectedValueOnce(new HttpError('POST', '/', 402, null));
  await after(open().pay(call));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a decline that came while its page was left is told, and nothing is sent from there', async () => {
  await payUnanswered();
  const session = open();
  const declined = buildPayment({ state: 'declined', createdAt: new Date().toISOString() });
  getAttempt.mockImplementationOnce(() => {
    session.leave();
    return Promise.resolve(declined);
  });
  expect(await after(session.pay(call))).toMatchObject({ kind: 'declined' });
  expect(send).toHaveBeenCalledTimes(1);
  getAttempt.mockResolvedValue(declined);
  expect(await after(open().resume())).toMatchObject({ kind: 'declined' });
});

test('a page that was left during a payment gets the outcome on its return, once', async () => {
  await payUnanswered();
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  const gone = open();
  const asked = gone.resume();
  gone.leave();
  expect(await after(asked)).toBeNull();
  const session = open();
  expect(await after(session.resume())).toMatchObject({ kind: 'accepted', route: 'success' });
  expect(await after(open().resume())).toBeNull();
});

test('an attempt left open on one page is not resumed on another', async () => {
  await payUnanswered('payment:renew:1');
  expect(send).toHaveBeenCalledTimes(1);
  expect(await after(open('payment:renew:2').resume())).toBeNull();
  expect(getAttempt).not.toHaveBeenCalled();
});

test('an attempt that an earlier visit left open is looked up before anything is paid', async () => {
  await payUnanswered();
  getAttempt.mockRejectedValue(noAnswer);
  expect(await after(open().pay(byBankSlip))).toEqual({ kind: 'unknown' });
  expect(send).toHaveBeenCalledTimes(1);

  const session = open();
  getAttempt.mockRejectedValue(notFound);
  send.mockResolvedValue(buildPaymentResponse());
  expect(await after(session.pay(call))).toMatchObject({ kind: 'accepted' });
  expect(onAsking).toHaveBeenCalled();
  expect(new Set(usedKeys()).size).toBe(1);
});

describe('an answer of exactly four members', () => {
  const answer = {
    token: 'token-of-a-payment-1',
    redirect: null,
    paymentProfileIds: ['profile-1'],
    route: 'success' as const,
  };

  test('the payment is fetched by its token', async () => {
    const payment = buildPayment({ state: 'paid' });
    send.mockResolvedValue(answer);
    getByToken.mockResolvedValue(payment);
    expect(await after(open().pay(call))).toEqual({
      kind: 'accepted',
      payment: { ...payment, paymentProfileIds: ['profile-1'] },
      route: 'success',
    });
    expect(getByToken).toHaveBeenCalledWith(answer.token);
  });

  test('the route of the answer is followed, even where the state would lead elsewhere', async () => {
    send.mockResolvedValue({ ...answer, route: 'payment-verification' });
    getByToken.mockResolvedValue(buildPayment({ state: 'paid' }));
    expect(await after(open().pay(call))).toMatchObject({
      kind: 'accepted',
      route: 'payment-verification',
    });
  });

  test('a payment that cannot be fetched is followed by its token, and not paid again', async () => {
    send.mockResolvedValue(answer);
    getByToken.mockRejectedValue(noAnswer);
    const outcome = await after(open().pay(call));
    expect(outcome).toEqual({ kind: 'inProgress', token: answer.token });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a payment that turns out declined is declined', async () => {
    send.mockResolvedValue(answer);
    getByToken.mockResolvedValue(
      buildPayment({ state: 'declined', declineReason: 'card_refused' }),
    );
    expect(await after(open().pay(call))).toMatchObject({ kind: 'declined' });
  });

  test('a redirect is passed on, and an unknown route is replaced by that of the state', async () => {
    const redirect = 'https://banco.example/3ds';
    const text = JSON.stringify({ ...answer, redirect, route: 'bank' });
    const foreign = JSON.parse(text) as PaymentResponse;
    send.mockResolvedValue(foreign);
    getByToken.mockResolvedValue(buildPayment({ state: 'requires_action' }));
    expect(await after(open().pay(call))).toMatchObject({
      kind: 'accepted',
      route: 'payment-verification',
      redirect,
    });
  });
});

test('after a 2xx answer without the required members the outcome is requested, and nothing is paid again', async () => {
  send.mockRejectedValue(new NoAnswerError('POST', url, 'malformed'));
  getAttempt.mockRejectedValue(new NoAnswerError('GET', url, 'malformed'));
  const session = open();
  expect(await after(session.pay(call))).toEqual({ kind: 'unknown' });
  expect(await after(session.pay(byBankSlip))).toEqual({ kind: 'unknown' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a defect after the call was sent does not hide the outcome', async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  send.mockRejectedValue(new TypeError('x is not a function'));
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  expect(await after(open().pay(call))).toMatchObject({ kind: 'accepted', route: 'success' });
  expect(logger.error).toHaveBeenCalledTimes(1);
});

test('requests nothing where no attempt was begun', async () => {
  expect(await after(open().resume())).toBeNull();
  expect(getAttempt).not.toHaveBeenCalled();
});

test('sends nothing without a lead, and reports the lead as the missing step', async () => {
  expect(await after(open().pay(null))).toEqual({ kind: 'stepMissing', templateId: 'lead' });
  expect(send).not.toHaveBeenCalled();
});
