/** @vitest-environment jsdom */
import type { PaymentCall } from '@/components/payment/paymentCall';
import { getInitialValues } from '@/components/payment/paymentValues';
import { placeOrder } from '@/components/payment/submitPayment';
import type { PaymentView } from '@/contract/payment';
import { getPaymentAttempt } from '@/services/api/payment';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { buildPagePayment, resumeAttempt } from '../../support/buildPagePayment';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');
const send = vi.fn<PaymentCall['send']>();
const ask = vi.mocked(getPaymentAttempt);

const url = '/api/v2/payment';
const paid = buildPayment({ state: 'paid' });
const noAnswer = new NoAnswerError('POST', url, 'timeout');
const notFound = new HttpError('GET', url, 404, {
  type: 'urn:problem:not_found',
  title: 'Not found',
  status: 404,
  code: 'not_found',
});
const tooMany = new HttpError('POST', url, 429, null);
const declined = new HttpError('POST', url, 402, {
  type: 'urn:problem:payment_declined',
  title: 'Declined',
  status: 402,
  code: 'payment_declined',
});

function openTab(order: string) {
  const call: PaymentCall = { subject: { order }, owner: { lead: 'lead-1' }, parts: [], send };
  const payment = buildPagePayment(() => call);
  return {
    pay: () => placeOrder(getInitialValues('pix', payment.plan, 'Brasil'), payment),
    resume: () => resumeAttempt(payment.attempts),
  };
}
const reload = openTab;

async function after<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(60_000);
  return promise;
}

function know(payments: Record<string, PaymentView> = {}): void {
  ask.mockImplementation((key) => {
    const payment = payments[key];
    return payment ? Promise.resolve(payment) : Promise.reject(notFound);
  });
}

const never = () => new Promise<never>(() => undefined);

let tab: ReturnType<typeof openTab>;
let other: ReturnType<typeof openTab>;
let own: string;
let others: string;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  window.localStorage.clear();
  know();
  [tab, other] = [openTab('one'), openTab('other')];
  send.mockRejectedValueOnce(tooMany);
  await after(tab.pay());
  send.mockImplementationOnce(never);
  void other.pay();
  await vi.advanceTimersByTimeAsync(60_000);
  [own = '', others = ''] = send.mock.calls.map(([key]) => key);
  expect(own).not.toBe(others);
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('after a lost answer the outcome is requested by the key of this tab', async () => {
  send.mockImplementationOnce((key) => {
    know({ [key]: paid });
    return Promise.reject(noAnswer);
  });
  expect(await after(tab.pay())).toMatchObject({ kind: 'accepted', payment: paid });
  expect(send).toHaveBeenCalledWith(own, []);
});

test('the end of the attempt of another tab does not end that of this tab', async () => {
  know({ [others]: buildPayment({ state: 'expired' }) });
  send.mockResolvedValueOnce(buildPaymentResponse(paid));
  expect(await after(tab.pay())).toMatchObject({ kind: 'accepted' });
  expect(send).toHaveBeenCalledWith(own, []);
});

test('both attempts are looked up before anything more is paid, that of this tab first', async () => {
  send.mockImplementationOnce(() => {
    ask.mockRejectedValue(noAnswer);
    return Promise.reject(noAnswer);
  });
  expect(await after(tab.pay())).toEqual({ kind: 'unknown' });
  know({ [others]: paid });
  send.mockImplementationOnce(never);
  void other.pay();
  await vi.advanceTimersByTimeAsync(60_000);
  send.mockClear();
  ask.mockClear();
  expect(await after(tab.pay())).toMatchObject({ kind: 'accepted', payment: paid });
  expect([...new Set(ask.mock.calls.flat())]).toEqual([own, others]);
  expect(send).not.toHaveBeenCalled();
});

test('a page that is left after a second send finds its own attempt on its return', async () => {
  send.mockImplementationOnce(never);
  void tab.pay();
  await vi.advanceTimersByTimeAsync(60_000);
  know({ [own]: paid });
  expect(await after(reload('one').resume())).toMatchObject({ kind: 'accepted', payment: paid });
});

test('a decline keeps the attempt that another tab has sent meanwhile for a look-up', async () => {
  send.mockImplementationOnce(async () => {
    send.mockImplementationOnce(never);
    void other.pay();
    await vi.advanceTimersByTimeAsync(0);
    throw declined;
  });
  expect(await after(tab.pay())).toMatchObject({ kind: 'declined' });
  know({ [others]: paid });
  expect(await after(reload('other').resume())).toMatchObject({ kind: 'accepted', payment: paid });
});
