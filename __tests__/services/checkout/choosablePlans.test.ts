import { getChoosablePlanIds, type SaleKind } from '@/services/checkout/plans';
import { buildPlan, buildStep } from '../../support/builders';

const product = {
  plans: [
    buildPlan({ id: 'one', profiles: 1 }),
    buildPlan({ id: 'three', profiles: 3 }),
    buildPlan({ id: 'plain' }),
    buildPlan({ id: 'with-essays' }),
  ],
};
const sells = (id: string) => ({ plan: { id, business: 'medcof' as const } });
const bump = buildStep({
  id: 'order-bump',
  templateId: 'order-bump',
  props: sells('with-essays'),
});
const unknownBump = { ...bump, props: sells('gone') };
const profiles = buildStep({ id: 'multiprofile', templateId: 'order-bump-presentation' });
const upsellProfiles = buildStep({
  id: 'multiprofile-upsell',
  templateId: 'upsell-order-bump-presentation',
});
const payment = buildStep({ id: 'main-payment', templateId: 'payment', props: sells('plain') });

test.each([
  ['the add-on of the flow', [bump, payment], 'main', ['with-essays']],
  ['nothing in a flow that does not ask', [payment], 'main', []],
  ['every number of profiles', [profiles, payment], 'main', ['one', 'three']],
  ['both where both are asked for', [bump, profiles], 'main', ['one', 'three', 'with-essays']],
  ['for the purchase nothing of the upsell', [upsellProfiles, payment], 'main', []],
  ['for the upsell its own', [upsellProfiles, bump], 'upsell', ['one', 'three']],
  ['no plan that the product does not have', [unknownBump, payment], 'main', []],
] as const)('%s', (_, steps, sale: SaleKind, expected) => {
  expect(getChoosablePlanIds(product, steps, sale)).toEqual(expected);
});
