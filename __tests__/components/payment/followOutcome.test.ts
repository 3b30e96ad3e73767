/** @vitest-environment jsdom */
import { followOutcome } from '@/components/payment/followOutcome';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { isPaidBy } from '@/services/paymentBuyers';
import { readStored, writeStored } from '@/services/storage';
import { upsellFlow } from '../../support/builders';
import { buildPayment } from '../../support/buildPayment';

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  // The connection check before the navigation succeeds.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', pathname);
});

const goTo = vi.fn(() => Promise.resolve());
const refreshProduct = vi.fn(() => Promise.resolve());
const replaceQuery = vi.fn(() => Promise.resolve());
const context = {
  attemptName: 'payment:main-payment:curso',
  flow: upsellFlow,
  step: upsellFlow.steps.find(({ id }) => id === 'main-payment') ?? null,
  loadCreateCall: () => Promise.resolve(() => null),
};
const onAway = vi.fn();
const { pathname } = window.location;
const navigation = { goTo, refreshProduct, replaceQuery, onAway, pathname };

test('stores an accepted payment after the page is notified', async () => {
  const payment = buildPayment({ state: 'paid' });
  const onAccepted = vi.fn(() => {
    expect(readStored('purchaseToken')).toBeNull();
  });
  const outcome = { kind: 'accepted', payment, route: 'success' } as const;
  expect(await followOutcome(outcome, { ...context, onAccepted }, navigation)).toBe(true);
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(readStored('purchaseToken')).toBe(payment.token);
  expect(goTo).toHaveBeenCalledTimes(1);
});

test('a page that was left keeps the buyer who came meanwhile, and the payment its own', async () => {
  const maria = { leadId: 'maria', name: 'Maria', email: 'm@e.com.br', phone: '+5511987654321' };
  const ana = { ...maria, leadId: 'ana', email: 'a@e.com.br' };
  writeStored('dataLead', ana);
  const payment = buildPayment({ state: 'paid' });
  const outcome = { kind: 'accepted', payment, route: 'success' } as const;
  const left = { ...navigation, pathname: '/payment' };
  expect(await followOutcome(outcome, { ...context, lead: maria }, left)).toBe(false);
  expect(readStored('dataLead')).toEqual(ana);
  expect(readStored('dataForm')).toBeNull();
  expect(isPaidBy(maria, payment.token)).toBe(true);
  expect(isPaidBy(ana, payment.token)).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

test('without a connection the page stays, and continues when it returns', async () => {
  const ask = vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const payment = buildPayment({ state: 'paid' });
  const outcome = { kind: 'accepted', payment, route: 'success' } as const;
  const followed = followOutcome(outcome, context, navigation);
  await vi.waitFor(() => {
    expect(onAway).toHaveBeenCalledWith(expect.objectContaining({ isPaid: true }));
  });
  expect(readStored('purchaseToken')).toBe(payment.token);
  expect(goTo).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  expect(await followed).toBe(true);
  expect(goTo).toHaveBeenCalledTimes(1);
});

test('a payment known only by its token is followed too', async () => {
  const outcome = { kind: 'inProgress', token: 'abc' } as const;
  expect(await followOutcome(outcome, context, navigation)).toBe(true);
  expect(readStored('purchaseToken')).toBe('abc');
  expect(goTo).toHaveBeenCalledWith('/payment-verification');
});

test('a decline stays on the form', async () => {
  const outcome = { kind: 'declined', reason: 'card_refused' } as const;
  expect(await followOutcome(outcome, context, navigation)).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

const notFound = new HttpError('GET', '/api/v2/product/{code}', 404, {
  type: 'urn:problem:not_found',
  title: 'Not found',
  status: 404,
  code: 'not_found',
});

const offerEnded = { kind: 'offerEnded' } as const;

test.each([
  'product=ms&offer=black-friday-61&seller=ana',
  'product=ms&planId=anual&seller=ana',
  'product=ms&offer=black-friday-61&plan=anual&plans=anual,mensal&planTypes=yearly&seller=ana',
])('a link that has ended continues without what it names: %s', async (query) => {
  refreshProduct.mockRejectedValueOnce(notFound);
  window.history.replaceState(null, '', `?${query}`);
  expect(await followOutcome(offerEnded, context, navigation)).toBe(false);
  expect(replaceQuery).toHaveBeenCalledExactlyOnceWith('product=ms&seller=ana');
  expect(goTo).not.toHaveBeenCalled();
});

test('a buyer who leaves while what is sold is loaded stays where they are', async () => {
  refreshProduct.mockImplementationOnce(() => {
    window.history.replaceState(null, '', '/lead?offer=black-friday-61');
    return Promise.reject(notFound);
  });
  expect(await followOutcome(offerEnded, context, navigation)).toBe(false);
  expect(refreshProduct).toHaveBeenCalledTimes(1);
  expect(replaceQuery).not.toHaveBeenCalled();
});

test.each([
  ['what is sold is known', () => Promise.resolve()],
  ['the service is away', () => Promise.reject(new NoAnswerError('GET', '/', 'timeout'))],
])('an ended offer leaves the link as it is where %s', async (_, refresh) => {
  refreshProduct.mockImplementationOnce(refresh);
  expect(await followOutcome(offerEnded, context, navigation)).toBe(false);
  expect(refreshProduct).toHaveBeenCalledTimes(1);
  expect(replaceQuery).not.toHaveBeenCalled();
});

test('a step back from the address does not stop the way to the receipt', async () => {
  window.history.replaceState(null, '', '#address');
  goTo.mockImplementationOnce(() => {
    window.history.replaceState(null, '', window.location.pathname);
    return Promise.resolve();
  });
  const outcome = {
    kind: 'accepted',
    payment: buildPayment({ state: 'paid' }),
    route: 'success',
  } as const;
  expect(await followOutcome(outcome, context, navigation)).toBe(true);
  expect(goTo).toHaveBeenCalledTimes(2);
});
