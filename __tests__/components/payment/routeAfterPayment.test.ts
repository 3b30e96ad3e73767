import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow } from '@/contract/product';
import { getRouteAfterPayment } from '@/components/payment/afterPayment';
import { buildStep, defaultFlow, upsellFlow } from '../../support/builders';

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
  ['pix', upsellFlow, 'upsell-payment', '/pix'],
  ['success', upsellFlow, 'main-payment', '/success'],
  ['success', upsellFlow, 'upsell-payment', '/success/upsell'],
])('%s', (route, flow, stepId, path) => {
  const step = flow.steps.find(({ id }) => id === stepId) ?? null;
  expect(getRouteAfterPayment(flow, step, route)).toBe(path);
});
