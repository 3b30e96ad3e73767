import { getRouteAfterPayment } from '@/components/payment/afterPayment';
import { getStepIndicator } from '@/services/checkout/stepIndicator';
import { resolveFlow } from '@/services/checkout/resolveFlow';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { findPayingStep, getTokenKey } from '@/services/checkout/paymentStep';
import { parseQuery } from '@/services/checkout/query';
import { findMissingStep } from '@/services/checkout/requirements';
import { routes } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { defaultFlow } from '../../support/builders';

const table = [
  ['invoice-payment', 'invoice', 'default', 'invoiceToken', '/success-invoice'],
  ['renew', 'renew', 'default', 'invoiceToken', '/success-invoice'],
  ['recovery', 'recovery', 'recovery', 'purchaseToken', '/success'],
  ['upgrade-payment', 'upgrade', 'upgrade', 'invoiceToken', '/success-invoice'],
  ['custom-offer', 'custom-offer', 'default', 'invoiceToken', '/subscription-welcome'],
] as const satisfies readonly (readonly [PaymentLinkTemplate, ...string[]])[];

const brandNumbers = { stepsNumber: 4, paymentStep: 3, pixStep: 2 };

describe.each(table)('%s', (template, flowId, kind, tokenKey, end) => {
  const flow = getPaymentLinkFlow(template);
  const step = findPayingStep(flow, '/pix', 'a step of another flow');

  test('is a flow of its own', () => {
    const query = parseQuery(`flowId=${flowId}&reference=an-id`);
    expect(resolveFlow([defaultFlow], query, 'medcof')).toEqual(flow);
    expect(step?.templateId).toBe(template);
    expect(getStepKind(step?.id ?? '')).toBe(kind);
  });

  test.each(['/lead', '/payment', '/success'])('is not used on %s of a purchase', (stepRoute) => {
    const query = parseQuery(`flowId=${flowId.toUpperCase()}&reference=abc`);
    const expected = flow.steps.some(({ templateId }) => routes[templateId] === stepRoute)
      ? flow
      : defaultFlow;
    expect(resolveFlow([defaultFlow], query, 'medcof', { stepRoute })).toEqual(expected);
    expect(resolveFlow([defaultFlow], query, 'medcof', { stepRoute: '/pix' })).toEqual(flow);
  });

  test('is not used for a link without a reference, which has the first flow', () => {
    expect(resolveFlow([defaultFlow], parseQuery(`flowId=${flowId}`), 'medcof')).toEqual(
      defaultFlow,
    );
  });

  test('is used on the page that a bank leads back to, which has no reference', () => {
    expect(
      resolveFlow([defaultFlow], parseQuery(`flowId=${flowId}`), 'medcof', {
        isBackFromBank: true,
      }),
    ).toEqual(flow);
  });

  test('gives way to a flow of the product with the same name', () => {
    const own = { ...defaultFlow, id: flowId };
    expect(resolveFlow([own], parseQuery(`flowId=${flowId}`), 'medcof')).toEqual(own);
  });

  test('stores its payment under its own key, and ends on its own page', () => {
    expect(getTokenKey(step)).toBe(tokenKey);
    expect(getRouteAfterPayment(flow, step, 'success')).toBe(end);
    expect(getRouteAfterPayment(flow, step, 'pix')).toBe('/pix');
  });

  test.each([routes[template], '/pix'])('counts two steps at %s, not the brand’s', (pathname) => {
    expect(getStepIndicator(flow, { pathname, stepRoute: pathname }, brandNumbers)).toEqual({
      current: 1,
      total: 2,
    });
  });

  test.each([
    [routes[template], [], null],
    ['/pix', ['dataPix'], null],
    ['/pix', ['dataLead'], template],
    ['/payment-verification', [tokenKey], null],
    ['/payment-verification', ['dataLead'], template],
  ])('at %s with %j', (pathname, stored, missing) => {
    const isStored = (key: string) => stored.includes(key);
    expect(findMissingStep(flow, pathname, isStored)?.templateId ?? null).toBe(missing);
  });
});

test('a recovered purchase needs its payment', () => {
  const flow = getPaymentLinkFlow('recovery');
  expect(findMissingStep(flow, '/success', () => false)?.templateId).toBe('recovery');
  expect(findMissingStep(flow, '/success', (key) => key === 'purchaseToken')).toBeNull();
});
