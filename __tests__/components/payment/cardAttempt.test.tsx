import type { PaymentCall } from '@/components/payment/paymentCall';
import { type PageAttempts, sendPayment } from '@/components/payment/sendPayment';
import type { ProblemCode } from '@/contract/problem';
import { getCardKey } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { buildCardPart } from '../../support/buildCardPart';
import { buildPaymentResponse } from '../../support/buildPayment';
import { mockCard } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const encrypt = vi.mocked(encryptCard);
const send = vi.fn<PaymentCall['send']>();

const call: PaymentCall = {
  subject: { planId: 'ms-anual' },
  owner: { lead: 'lead-1' },
  parts: [
    buildCardPart('4111111111111111', 60000),
    buildCardPart('5555555555554444', 30000),
    { method: 'pix', amount: 30000 },
  ],
  send,
};

const refuse = (code: ProblemCode) =>
  new HttpError('POST', '/', 422, { type: '', title: '', status: 422, code });

let attempts: PageAttempts;
beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  attempts = { name: 'payment:main-payment:curso', current: { kind: 'idle' }, isLeft: false };
  mockCard();
  let count = 0;
  encrypt.mockImplementation(() => Promise.resolve(`cipher-${(count += 1)}`));
  send.mockResolvedValue(buildPaymentResponse());
});

test('each card is encrypted for the attempt that sends it, with one key, and no card data is sent in clear text', async () => {
  expect(await sendPayment(attempts, call)).toMatchObject({ kind: 'accepted' });
  const [[key, parts] = []] = send.mock.calls;
  expect(encrypt.mock.calls.map(([, , purpose]) => purpose)).toEqual([
    { attempt: key, lead: 'lead-1' },
    { attempt: key, lead: 'lead-1' },
  ]);
  expect(getCardKey).toHaveBeenCalledTimes(1);
  expect(parts).toMatchObject([
    { encryptedCard: 'cipher-1', amount: 60000 },
    { encryptedCard: 'cipher-2', amount: 30000 },
    { method: 'pix' },
  ]);
  expect(JSON.stringify(parts)).not.toMatch(/4111|5555|MARIA/);
});

test.each(['encrypted_card_expired', 'encrypted_card_mismatch'] as const)(
  '%s: the cards are encrypted again automatically, for the same attempt',
  async (code) => {
    send.mockRejectedValueOnce(refuse(code));
    expect(await sendPayment(attempts, call)).toMatchObject({ kind: 'accepted' });
    const [first, second] = send.mock.calls;
    expect(second?.[0]).toBe(first?.[0]);
    expect(second?.[1]).toMatchObject([{ encryptedCard: 'cipher-3' }, {}, {}]);
    expect(getCardKey).toHaveBeenCalledTimes(2);
  },
);

test('a second refusal is reported, and not retried endlessly', async () => {
  send.mockRejectedValue(refuse('encrypted_card_mismatch'));
  expect(await sendPayment(attempts, call)).toEqual({ kind: 'cardOutdated' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an order without a card loads no key', async () => {
  await sendPayment(attempts, { ...call, parts: [{ method: 'pix', amount: 120000 }] });
  expect(getCardKey).not.toHaveBeenCalled();
});
