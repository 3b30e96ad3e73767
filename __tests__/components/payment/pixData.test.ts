import { getPixData } from '@/components/payment/afterPayment';
import { buildPayment } from '../../support/buildPayment';

const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };

test('a Pix alone asks for all', () => {
  expect(getPixData(buildPayment({ pix }))).toEqual({
    token: 'token-of-a-payment-1',
    ...pix,
    amount: 120000,
    currency: 'BRL',
  });
});

test('beside a card it asks for its part, the rest is held', () => {
  const parts = [
    { method: 'credit-card', amount: 70000, installments: 1, state: 'pending' },
    { method: 'pix', amount: 50000, installments: null, state: 'pending' },
  ] as const;
  const data = getPixData(buildPayment({ pix, parts: [...parts] }));
  expect(data).toMatchObject({ amount: 50000, held: 70000, heldMethod: 'credit-card' });
});

test('no Pix, no data', () => {
  expect(getPixData(buildPayment({ method: 'bankslip' }))).toBeNull();
});
