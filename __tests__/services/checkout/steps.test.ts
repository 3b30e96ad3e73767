import {
  getCurrentStep,
  getNextStep,
  getPreviousStep,
  getStepKind,
  getSteps,
} from '@/services/checkout/steps';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { getStepCount } from '@/services/checkout/stepIndicator';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { presentationFlow } from '../../support/builders';
import { profilesOfferFlow, videoOfferFlow } from '../../support/offerFlows';

describe('step kinds', () => {
  it.each([
    ['lead', 'default'],
    ['main-payment', 'default'],
    ['upsell-payment', 'upsell'],
    ['multiprofile-upsell', 'upsell'],
    ['upgrade-payment', 'upgrade'],
    ['recovery', 'recovery'],
  ])('%s is %s', (id, kind) => {
    expect(getStepKind(id)).toBe(kind);
  });

  it.each([
    ['default', 'default', ['lead', 'main-payment', 'main-success']],
    ['upsell', 'default', ['upsell-payment', 'upsell-success']],
    ['upsell', 'multiprofile', ['multiprofile-upsell', 'upsell-payment', 'upsell-success']],
    ['upgrade', 'default', []],
  ] as const)('%s steps of the flow %s', (kind, id, ids) => {
    const steps = getSteps(getWalkedFlow({ ...profilesOfferFlow, id }), kind);
    expect(steps.map((step) => step.id)).toEqual(ids);
  });

  it.each([
    ['default', 'upsell-payment'],
    ['multiprofile', 'multiprofile-upsell'],
  ])('after the purchase the flow %s leads to %s', (id, next) => {
    const flow = getWalkedFlow({ ...profilesOfferFlow, id });
    const success = getCurrentStep(flow, '/success');
    expect(success && getNextStep(flow, success)?.id).toBe(next);
  });

  it.each([
    ['default', 3],
    ['upsell', 2],
    ['upgrade', 2],
  ] as const)('a flow without %s steps still counts %i', (kind, count) => {
    expect(getStepCount({ id: 'x', steps: [] }, kind)).toBe(count);
  });
});

describe('current and next step', () => {
  it.each([
    ['/lead', 'lead', 'presentation'],
    ['/presentation', 'presentation', 'main-payment'],
    ['/payment', 'main-payment', 'main-success'],
    ['/success', 'main-success', undefined],
    ['/pix', undefined, undefined],
    ['/upsell-payment', undefined, undefined],
  ])('at %s: %s, then %s', (pathname, current, next) => {
    const step = getCurrentStep(presentationFlow, pathname);
    expect(step?.id).toBe(current);
    expect(step ? getNextStep(presentationFlow, step)?.id : undefined).toBe(next);
  });

  it.each([
    ['/video/upsell', 'upsell-offer', 'upsell-payment'],
    ['/upsell-presentation', 'upsell-offer', 'upsell-payment'],
    ['/payment/upsell', 'upsell-payment', 'upsell-success'],
    ['/upsell-payment', 'upsell-payment', 'upsell-success'],
  ])('in an upsell at %s: %s, then %s', (pathname, current, next) => {
    const step = getCurrentStep(videoOfferFlow, getStepRoute(pathname));
    expect(step?.id).toBe(current);
    expect(step && getNextStep(videoOfferFlow, step)?.id).toBe(next);
  });

  it.each([
    ['/lead', undefined],
    ['/presentation', 'lead'],
    ['/success', 'main-payment'],
  ])('before %s: %s', (pathname, previous) => {
    const step = getCurrentStep(presentationFlow, pathname);
    expect(step && getPreviousStep(presentationFlow, step)?.id).toBe(previous);
  });
});
