/** @vitest-environment jsdom */
import type { Order, PaymentCall } from '@/components/payment/paymentCall';
import { type FormMethod, getInitialValues } from '@/components/payment/paymentValues';
import { buildPagePayment } from '../../support/buildPagePayment';
import { buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');

const send = vi.fn();
const createCall = ({ parts }: Order): PaymentCall => ({
  subject: {},
  owner: { lead: 'lead-1' },
  parts: parts.filter(({ method }) => method !== 'credit-card'),
  send,
});

const card = {
  number: '4111111111111111',
  holder: 'MARIA SILVA',
  expirationDate: '12/30',
  securityCode: '123',
};

async function pay(method: FormMethod) {
  const { submitPayment } = await import('@/components/payment/submitPayment');
  const page = buildPagePayment(createCall);
  const values = getInitialValues(method, page.plan, 'Brasil');
  const cards = values.cards.map((empty) => ({ ...empty, ...card }));
  return submitPayment({ ...values, cards }, page);
}

/** As without a connection, or after a deploy. */
const lose = (code: string) => {
  vi.doMock(code, () => {
    throw new Error('Failed to load chunk');
  });
};

const codes = ['@/services/http/sendRequest', '@/services/http/captcha', 'jose'];

beforeEach(() => {
  vi.resetModules();
  codes.forEach((code) => vi.doUnmock(code));
  send.mockReset().mockResolvedValue(buildPaymentResponse());
});

test.each([
  ['pix', '@/services/http/sendRequest'],
  ['pix', '@/services/http/captcha'],
  ['credit-card', '@/services/http/sendRequest'],
  ['credit-card', 'jose'],
] as const)('nothing is sent by %s without the code of %s', async (method, code) => {
  lose(code);
  expect(await pay(method)).toEqual({ kind: 'notArrived' });
  expect(send).not.toHaveBeenCalled();
});

test('what encrypts a card is not missed where there is none', async () => {
  lose('jose');
  expect(await pay('pix')).toMatchObject({ kind: 'accepted' });
});
