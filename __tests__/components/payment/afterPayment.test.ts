/** @vitest-environment jsdom */
import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow } from '@/contract/productConfig';
import {
  getBankUrl,
  getPixData,
  getRouteAfterPayment,
  storeToken,
} from '@/components/payment/afterPayment';
import { readStored } from '@/services/storage';
import { buildPayment } from '../../support/buildPayment';
import { buildStep, defaultFlow, upsellFlow } from '../../support/builders';

describe('the stored payment tokens', () => {
  const step = (id: string) => upsellFlow.steps.find((found) => found.id === id) ?? null;

  beforeEach(() => {
    window.localStorage.clear();
  });

  test('keep that of the purchase beside that of an upsell', () => {
    storeToken('first', step('main-payment'));
    storeToken('second', step('upsell-payment'));
    expect(readStored('purchaseToken')).toBe('first');
    expect(readStored('upsellToken')).toBe('second');
    expect(readStored('paymentStepId')).toBe('upsell-payment');
  });

  test('drop that of the upsell with a new purchase', () => {
    storeToken('first', step('main-payment'));
    storeToken('second', step('upsell-payment'));
    storeToken('first', step('main-payment'));
    expect(readStored('upsellToken')).toBe('second');
    storeToken('third', step('main-payment'));
    expect(readStored('upsellToken')).toBeNull();
  });
});

describe('the Pix of a payment', () => {
  const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };

  test('asks for the whole amount when it is the only method', () => {
    expect(getPixData(buildPayment({ pix }))).toEqual({
      token: 'token-of-a-payment-1',
      productCode: 'curso',
      ...pix,
      amount: 120000,
      currency: 'BRL',
    });
  });

  test('asks for its own part beside a card, and names the authorized rest', () => {
    const parts = [
      { method: 'credit-card', amount: 70000, installments: 1, state: 'pending' },
      { method: 'pix', amount: 50000, installments: null, state: 'pending' },
    ] as const;
    const data = getPixData(buildPayment({ pix, parts: [...parts] }));
    expect(data).toMatchObject({ amount: 50000, held: 70000, heldMethod: 'credit-card' });
  });

  test('is null for a payment without Pix', () => {
    expect(getPixData(buildPayment({ method: 'bankslip' }))).toBeNull();
  });
});

describe('the page after an accepted payment', () => {
  const withTestLocation: CheckoutFlow = {
    id: 'default',
    steps: [
      buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'place' }),
      buildStep({ id: 'place', templateId: 'select-test-location' }),
    ],
  };

  const noSteps: CheckoutFlow = { id: 'default', steps: [] };

  test.each<[PaymentRoute, CheckoutFlow, string, string]>([
    ['pix', defaultFlow, 'main-payment', '/pix'],
    ['payment-verification', defaultFlow, 'main-payment', '/payment-verification'],
    ['success', defaultFlow, 'main-payment', '/success'],
    ['success', withTestLocation, 'main-payment', '/select-test-location'],
    ['success', noSteps, 'main-payment', '/success'],
    ['pix', upsellFlow, 'upsell-payment', '/pix?paidStep=upsell-payment'],
    ['success', upsellFlow, 'main-payment', '/success'],
    ['success', upsellFlow, 'upsell-payment', '/success/upsell'],
  ])('%s', (route, flow, stepId, path) => {
    const step = flow.steps.find(({ id }) => id === stepId) ?? null;
    expect(getRouteAfterPayment(flow, step, route)).toBe(path);
  });
});

describe('the page of a bank', () => {
  test.each(['https://banco.example/3ds?id=1', 'http://127.0.0.1:4100/3ds/1'])('%s', (url) => {
    expect(getBankUrl(url)).toBe(url);
  });

  test.each([null, '', '/3ds', '//banco.example', 'javascript:alert(1)', 'data:text/html,x'])(
    '%s is not opened',
    (url) => {
      expect(getBankUrl(url)).toBeNull();
    },
  );
});
