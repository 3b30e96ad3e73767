import { wol } from '@/commerce/modules/catalogue/products/wol';
import type { CheckoutFlow } from '@/contract/productConfig';
import { getStepIndicator } from '@/services/checkout/stepIndicator';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { liveloRoutes } from '@/services/checkout/livelo';
import { findMissingStep } from '@/services/checkout/requirements';
import { getCurrentStep, getNextStep } from '@/services/checkout/steps';

function flowOf(id: string): CheckoutFlow {
  const flow = wol.flows.find((known) => known.id === id);
  if (!flow) throw new Error(`wol has no flow ${id}`);
  return flow;
}

const livelo = flowOf('livelo');
const toPlace = (pathname: string) => ({ pathname, stepRoute: getStepRoute(pathname) });
const numbers = { stepsNumber: 5, paymentStep: 4, pixStep: null };

test('the flow goes from the lead over the points to the payment and success', () => {
  expect(livelo.steps.slice(0, 4).map(({ templateId }) => templateId)).toEqual([
    'lead',
    'livelo-cpf',
    'payment',
    'success',
  ]);
});

test.each([
  ['cpf', 'livelo-cpf', 2],
  ['selectDevice', 'livelo-cpf', 2],
  ['code', 'livelo-cpf', 2],
  ['paymentMethod', 'livelo-cpf', 3],
  ['payment', 'main-payment', 4],
  ['error', 'livelo-cpf', 2],
] as const)('%s belongs to the step %s and shows %i of 5', (screen, stepId, current) => {
  const route = liveloRoutes[screen];
  expect(getCurrentStep(livelo, getStepRoute(route))?.id).toBe(stepId);
  expect(getStepIndicator(livelo, toPlace(route), numbers)).toEqual({ current, total: 5 });
});

test('a brand without numbers counts by the flow', () => {
  const none = { stepsNumber: null, paymentStep: null, pixStep: null };
  expect(getStepIndicator(livelo, toPlace(liveloRoutes.paymentMethod), none)).toMatchObject({
    current: 2,
  });
});

test('the payment with points leads where the payment leads', () => {
  const step = getCurrentStep(livelo, getStepRoute(liveloRoutes.payment));
  expect(step && getNextStep(livelo, step)?.templateId).toBe('success');
});

test.each(Object.values(liveloRoutes))('%s needs the lead', (route) => {
  expect(findMissingStep(livelo, getStepRoute(route), () => false)?.templateId).toBe('lead');
  expect(findMissingStep(livelo, getStepRoute(route), (key) => key === 'dataLead')).toBeNull();
});

test('another flow leads from the CPF to the lead', () => {
  const missing = findMissingStep(flowOf('default'), getStepRoute(liveloRoutes.cpf), () => false);
  expect(missing?.templateId).toBe('lead');
});
