import type { PaymentRoute } from '@/contract/payment';
import type { CheckoutFlow } from '@/contract/product';
import { getRouteAfterPayment } from '@/services/checkout/payment/routeAfterPayment';
import { buildStep, defaultFlow } from '../../../support/builders';

const withTestLocation = {
  id: 'default',
  steps: [
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'place' }),
    buildStep({ id: 'place', templateId: 'select-test-location' }),
  ],
};

const noSteps: CheckoutFlow = { id: 'default', steps: [] };

test.each<[PaymentRoute, CheckoutFlow, string]>([
  ['pix', defaultFlow, '/pix'],
  ['payment-verification', defaultFlow, '/payment-verification'],
  ['success', defaultFlow, '/success'],
  ['success', withTestLocation, '/select-test-location'],
  ['success', noSteps, '/success'],
])('%s', (route, flow, path) => {
  expect(getRouteAfterPayment(flow, route)).toBe(path);
});
