import { resolveNamedPlan } from '@/server/checkout/namedPlan.server';
import { buildPlan } from '../../support/builders';

const plans = [
  buildPlan({ id: 'plan-anual', code: 'anual' }),
  buildPlan({ id: 'plan-mensal', code: 'mensal' }),
];

it.each([
  [{ planId: 'plan-mensal' }, { planId: 'plan-mensal' }],
  [{ planId: 'PLAN-ANUAL' }, { planId: 'plan-anual' }],
  [{ planId: 'plan\u2011anual' }, { planId: 'plan-anual' }],
  [{ planId: 'plan-anual (12x)' }, { planId: 'plan-anual' }],
  [{ plan: 'Mensal' }, { plan: 'mensal' }],
  [
    { planId: 'Plan-Mensal', plan: 'ANUAL' },
    { planId: 'plan-mensal', plan: 'anual' },
  ],
])('%j means %j', (query, meant) => {
  expect(resolveNamedPlan(query, { plans })).toEqual(meant);
});

it.each([{}, { planId: 'other' }, { plan: 'other' }, { planId: '' }, { plan: '' }])(
  '%j names no plan of the product, and stays as it is',
  (query) => {
    expect(resolveNamedPlan(query, { plans })).toEqual(query);
  },
);
