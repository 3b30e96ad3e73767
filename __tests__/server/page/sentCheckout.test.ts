import { withoutInstallments, withoutOtherPitches } from '@/server/page/sentCheckout.server';
import type { TemplateId } from '@/contract/enumerations';
import type { FlowStep } from '@/contract/productConfig';
import { buildPlan, buildProduct, buildStep } from '../../support/builders';

const pitch = {
  presentation: { headline: 'Mais um', benefits: ['Um benefício'], guaranteeDays: 7 },
  picture: { src: '/media/order-bump/redacao.svg', alt: 'Folha' },
};
const plan = { id: 'anual', business: 'medcof' } as const;

const step = (id: TemplateId, next: string | null, props: FlowStep['props']) =>
  buildStep({ id, templateId: id, defaultNextStepId: next, props });

const flow = {
  id: 'default',
  steps: [
    step('lead', 'presentation', pitch),
    step('presentation', 'order-bump', pitch),
    step('order-bump', 'payment', { ...pitch, plan }),
    step('payment', 'success', { plan }),
    step('success', 'upsell-video', {}),
    step('upsell-video', 'upsell-payment', { ...pitch, plan }),
    step('upsell-payment', null, { plan }),
  ],
};

test.each([
  ['/lead', null, ['lead', 'presentation']],
  ['/payment', null, ['presentation']],
  ['/success', null, ['presentation', 'upsell-video']],
  ['/video/upsell', 'anual', ['upsell-video']],
  ['/payment/upsell', 'anual', ['upsell-video']],
  // Pages of an offer that have no step of their own.
  ['/pix', 'anual', ['upsell-video']],
])('%s, which offers the plan %s, receives the pitches of %j alone', (route, offered, pitched) => {
  const { steps } = withoutOtherPitches(flow, route, offered);
  const sent = steps.filter(({ props }) => props.presentation ?? props.picture);
  expect(sent.map(({ id }) => id)).toEqual(pitched);
});

test('the browser gets where every step leads and what it sells', () => {
  const { steps } = withoutOtherPitches(flow, '/payment', null);
  const kept = ({ id, props }: (typeof steps)[number]) => [id, props.plan];
  expect(steps.map(kept)).toEqual(flow.steps.map(kept));
  expect(JSON.parse(JSON.stringify(steps[2]))).toEqual(steps[2]);
});

test('a plan that the page does not sell is sent without its installments', () => {
  const product = buildProduct({ plans: [buildPlan({ id: 'sold' }), buildPlan({ id: 'other' })] });
  const [sold, other] = withoutInstallments(product, new Set(['sold'])).plans;
  expect(sold).toEqual(product.plans[0]);
  expect(other).toEqual({ ...product.plans[1], installments: [] });
});
