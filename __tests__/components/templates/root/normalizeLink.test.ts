import { getLinkLocales, readLinkChoice } from '@/components/templates/root/createLink';
import { normalizeLink, type LinkSource } from '@/components/templates/root/normalizeLink';
import type { CheckoutFlow } from '@/contract/productConfig';
import { parseQuery } from '@/services/checkout/query';
import { buildPlan, buildStep } from '../../../support/builders';

const flow = (id: string): CheckoutFlow => ({
  id,
  steps: [buildStep({ id: 'lead', templateId: 'lead' })],
});

const source: LinkSource = {
  flows: ['default', 'pix', 'bankslip', 'offer', 'extended', 'peru'].map(flow),
  plans: [
    buildPlan({ id: 'year', paymentMethods: ['credit-card', 'pix'] }),
    buildPlan({ id: 'month', paymentMethods: ['credit-card', 'cash'] }),
  ],
};

const fit = (rawQuery: string, from = source) =>
  normalizeLink(from, readLinkChoice(parseQuery(rawQuery), false));

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it.each([
  ['all that can be combined', 'product=wup', ['default', 'pix', 'extended']],
  ['no flow of a method that the plan lacks', 'product=wup&planId=month', ['default', 'extended']],
  ['the flow of Peru in Peru only', 'product=wup&locale=es-PE', ['peru']],
  ['the flow that a voucher forces', 'product=ms&voucher=msjana', ['extended']],
])('flows: %s', (_what, rawQuery, expected) => {
  expect(ids(fit(rawQuery).flows)).toEqual(expected);
});

it.each([
  ['of all plans', 'product=wup', ['credit-card', 'pix']],
  ['of the chosen plan', 'product=wup&planId=month', ['credit-card']],
  ['face to face', 'product=wup&planId=month&isPaymentInPerson=true', ['cash']],
  ['none where the flow has chosen', 'product=wup&flowId=pix', []],
])('methods: %s', (_what, rawQuery, expected) => {
  expect(fit(rawQuery).methods).toEqual(expected);
});

it.each([
  ['a plan of another product', 'planId=other', { planId: '' }],
  ['a method that the plan lacks', 'planId=month&paymentMethod=pix', { paymentMethod: '' }],
  ['a method beside a flow of its own', 'flowId=pix&paymentMethod=pix', { paymentMethod: '' }],
  ['a flow that the plan rules out', 'flowId=pix&planId=month', { flowId: 'default' }],
  ['a flow that does not exist', 'flowId=nothing', { flowId: 'default' }],
  [
    'a seller who sits opposite where a plan is paid online',
    'isPaymentInPerson=true',
    { isInPerson: false },
  ],
  ['nothing that fits', 'planId=year&paymentMethod=pix', { planId: 'year', paymentMethod: 'pix' }],
])('leaves out %s', (_what, rawQuery, expected) => {
  expect(fit(`product=wup&${rawQuery}`).choice).toMatchObject(expected);
});

it.each([
  ['product=wup&planId=month', true],
  ['product=wup&planId=year', false],
  ['product=wup', false],
])('%s can be paid in person: %s', (rawQuery, expected) => {
  expect(fit(rawQuery).isSoldInPerson).toBe(expected);
});

it('a link to Peru sells the plan of the flow of Peru, with its methods', () => {
  const payment = buildStep({
    id: 'main-payment',
    templateId: 'payment',
    props: { plan: { id: 'month', business: 'wiseup-online' } },
  });
  const flows = [flow('default'), { id: 'peru', steps: [payment] }];
  const fitted = fit('product=wup&locale=es-PE&planId=year', { ...source, flows });
  expect(ids(fitted.plans)).toEqual(['month']);
  expect(fitted.methods).toEqual(['credit-card']);
  expect(fitted.choice.planId).toBe('');
});

it('keeps the requested choice until the service has answered', () => {
  const wish = 'product=wup&flowId=pix&planId=year&paymentMethod=pix';
  expect(fit(wish, { flows: undefined, plans: undefined })).toMatchObject({
    choice: { flowId: 'pix', planId: 'year', paymentMethod: 'pix' },
    flow: undefined,
  });
});

it.each([
  [['default'], false, ['pt-BR']],
  [['default'], true, ['pt-BR', 'pt-MZ']],
  [['default', 'peru'], true, ['pt-BR', 'pt-MZ', 'es-PE']],
])('flows %j, a variant in Mozambique %s: sold in %j', (flows, hasVariant, expected) => {
  expect(getLinkLocales(flows.map(flow), hasVariant)).toEqual(expected);
});
