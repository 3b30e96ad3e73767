import { getStepIndicator, getStepRoute } from '@/services/checkout/flow';
import { findMissingStep } from '@/services/checkout/requirements';
import {
  getCurrentStep,
  getNextStep,
  getPreviousStep,
  getStepKind,
  getSteps,
} from '@/services/checkout/steps';
import { getStepCount, getWalkedFlow, isWalkable } from '@/services/checkout/flowRules';
import { buildStep, defaultFlow, presentationFlow } from '../../support/builders';

const upsellFlow = {
  id: 'default',
  steps: [
    ...defaultFlow.steps.slice(0, 2),
    buildStep({
      id: 'main-success',
      templateId: 'success',
      defaultNextStepId: 'multiprofile-upsell',
    }),
    buildStep({
      id: 'multiprofile-upsell',
      templateId: 'upsell-order-bump-presentation',
      defaultNextStepId: 'upsell-payment',
    }),
    buildStep({
      id: 'upsell-payment',
      templateId: 'upsell-payment',
      defaultNextStepId: 'upsell-success',
    }),
    buildStep({ id: 'upsell-success', templateId: 'upsell-success' }),
  ],
};

const offerFlow = {
  id: 'default',
  steps: [
    ...defaultFlow.steps.slice(0, 2),
    buildStep({ id: 'main-success', templateId: 'success', defaultNextStepId: 'upsell-offer' }),
    buildStep({
      id: 'upsell-offer',
      templateId: 'upsell-video',
      defaultNextStepId: 'upsell-payment',
    }),
    buildStep({
      id: 'upsell-payment',
      templateId: 'upsell-payment',
      defaultNextStepId: 'upsell-success',
    }),
    buildStep({ id: 'upsell-success', templateId: 'upsell-success' }),
  ],
};

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
    const steps = getSteps(getWalkedFlow({ ...upsellFlow, id }), kind);
    expect(steps.map((step) => step.id)).toEqual(ids);
  });

  it.each([
    ['default', 'upsell-payment'],
    ['multiprofile', 'multiprofile-upsell'],
  ])('after the purchase the flow %s leads to %s', (id, next) => {
    const flow = getWalkedFlow({ ...upsellFlow, id });
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

describe('what is switched off', () => {
  const switchedOff = {
    ...offerFlow,
    steps: offerFlow.steps.map((step) =>
      getStepKind(step.id) === 'upsell' ? { ...step, isOff: true } : step,
    ),
  };

  it.each([undefined, '/lead', '/payment', '/success'])('is passed by from %s', (route) => {
    const flow = getWalkedFlow(switchedOff, route);
    expect(getSteps(flow, 'upsell')).toEqual([]);
    const success = getCurrentStep(flow, '/success');
    expect(success && getNextStep(flow, success)).toBeNull();
    expect(isWalkable(flow)).toBe(true);
  });

  it.each(['/video/upsell', '/payment/upsell', '/success/upsell'])(
    'goes on for who is on %s',
    (route) => {
      const ids = getSteps(getWalkedFlow(switchedOff, route), 'upsell').map(({ id }) => id);
      expect(ids).toEqual(['upsell-offer', 'upsell-payment', 'upsell-success']);
    },
  );

  it('before the payment leads past itself', () => {
    const steps = presentationFlow.steps.map((step) =>
      step.templateId === 'presentation' ? { ...step, isOff: true } : step,
    );
    const flow = getWalkedFlow({ ...presentationFlow, steps });
    const lead = getCurrentStep(flow, '/lead');
    expect(lead && getNextStep(flow, lead)?.id).toBe('main-payment');
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
    const step = getCurrentStep(offerFlow, getStepRoute(pathname));
    expect(step?.id).toBe(current);
    expect(step && getNextStep(offerFlow, step)?.id).toBe(next);
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

describe('isWalkable', () => {
  const lead = buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' });
  const main = buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: null });
  const offer = { id: 'upsell-offer', templateId: 'upsell-video' } as const;
  const whatsapp = { phone: '+5511900000000', text: 'Olá' };
  it.each([
    ['whose payment is followed by nothing', [lead, main], true],
    ['that ends in a chat', [lead, main, { ...buildStep(offer), props: { whatsapp } }], true],
    ['whose lead leads nowhere', [{ ...lead, defaultNextStepId: null }, main], false],
    ['whose lead leads to an unknown step', [{ ...lead, defaultNextStepId: 'x' }, main], false],
    ['whose offer leads nowhere', [lead, main, buildStep(offer)], false],
  ])('a flow %s', (_, steps, expected) => {
    expect(isWalkable({ id: 'default', steps })).toBe(expected);
  });
});

describe('step indicator', () => {
  const medcof = { stepsNumber: 3, paymentStep: 2, pixStep: 3 };
  const ms = { stepsNumber: 4, paymentStep: 3, pixStep: null };
  const none = { stepsNumber: null, paymentStep: null, pixStep: null };
  const toConfirm = { current: 2, total: 3, isOfPayment: true };

  it.each([
    ['medcof lead', defaultFlow, '/lead', medcof, { current: 1, total: 3 }],
    ['medcof payment', defaultFlow, '/payment', medcof, { current: 2, total: 3 }],
    ['medcof Pix', defaultFlow, '/pix', medcof, { current: 3, total: 3 }],
    ['to be confirmed', defaultFlow, '/payment-verification', medcof, toConfirm],
    ['medcof success', defaultFlow, '/success', medcof, { current: 3, total: 3 }],
    ['ms presentation', presentationFlow, '/presentation', ms, { current: 2, total: 4 }],
    ['ms payment', presentationFlow, '/payment', ms, { current: 3, total: 4 }],
    ['ms Pix, not configured: as payment', presentationFlow, '/pix', ms, { current: 3, total: 4 }],
    ['ms success', presentationFlow, '/success', ms, { current: 4, total: 4 }],
    ['a brand without numbers, lead', defaultFlow, '/lead', none, { current: 1, total: 3 }],
    [
      'a brand without numbers, payment',
      presentationFlow,
      '/payment',
      none,
      { current: 3, total: 4 },
    ],
    ['a brand without numbers, Pix', presentationFlow, '/pix', none, { current: 3, total: 4 }],
    [
      'an upsell step counts the upsell',
      upsellFlow,
      '/payment/upsell',
      medcof,
      { current: 1, total: 2 },
    ],
    [
      'an upsell step of a multi-profile flow',
      { ...upsellFlow, id: 'multiprofile' },
      '/payment/upsell',
      medcof,
      { current: 2, total: 3 },
    ],
    ['an older name', offerFlow, '/upsell-payment', medcof, { current: 2, total: 3 }],
    ['a page outside the flow', defaultFlow, '/presentation', medcof, null],
  ])('%s', (_, flow, pathname, numbers, expected) => {
    expect(
      getStepIndicator(
        getWalkedFlow(flow),
        { pathname, stepRoute: getStepRoute(pathname) },
        numbers,
      ),
    ).toEqual(expected);
  });

  it.each(['/pix', '/payment-verification'])(
    '%s stands at the payment of the upsell that it waits for',
    (pathname) => {
      const place = { pathname, stepRoute: pathname, paidStep: 'upsell-payment' };
      expect(getStepIndicator(getWalkedFlow(upsellFlow), place, medcof)).toEqual({
        current: 1,
        total: 2,
        isOfPayment: true,
      });
    },
  );
});

describe('findMissingStep', () => {
  it.each([
    ['lead needs nothing', '/lead', [], null],
    ['presentation without a lead', '/presentation', [], 'lead'],
    ['payment without a lead', '/payment', [], 'lead'],
    ['payment with a lead', '/payment', ['dataLead'], null],
    ['success without anything', '/success', [], 'lead'],
    ['success after a payment of another flow or link', '/success', ['purchaseToken'], null],
    ['success without a payment', '/success', ['dataLead'], 'main-payment'],
    ['success after a payment', '/success', ['dataLead', 'purchaseToken'], null],
    ['Pix whose contact another tab has forgotten', '/pix', ['dataPix'], null],
    ['Pix without a code', '/pix', ['dataLead'], 'main-payment'],
    ['Pix with a code', '/pix', ['dataLead', 'dataPix'], null],
    ['verification without a payment', '/payment-verification', ['dataLead'], 'main-payment'],
    ['verification whose contact is forgotten', '/payment-verification', ['purchaseToken'], null],
    ['a welcome without a payment', '/subscription-welcome', ['dataLead'], 'main-payment'],
    ['a welcome', '/subscription-welcome', ['purchaseToken'], null],
    ['a page that needs nothing', '/expired-link', [], null],
    ['a step of other flows, without a lead', '/video', [], 'lead'],
    ['a step of other flows, with a lead', '/video', ['dataLead'], 'main-payment'],
    ['an upsell that the flow lacks', '/payment/upsell', ['dataLead'], 'main-payment'],
    ['its older name', '/upsell-payment', ['dataLead'], 'main-payment'],
    ['the same after the purchase', '/video/upsell', ['dataLead', 'purchaseToken'], 'main-success'],
    ['a page that belongs to no flow', '/custom-offer', [], null],
  ])('%s', (_, pathname, stored, expected) => {
    const missing = findMissingStep(presentationFlow, getStepRoute(pathname), (key) =>
      stored.includes(key),
    );
    expect(missing?.id ?? null).toBe(expected);
  });
});

describe('findMissingStep of a flow with steps around the payment', () => {
  const ids = [
    'lead',
    'phone-verification',
    'select-school',
    'md',
    'payment',
    'success',
    'upsell-payment',
    'upsell-success',
  ] as const;
  const beforePayment = ['dataLead', 'verifiedLeadId', 'chosenSchool', 'contractLeadId'];
  const flow = {
    id: 'default',
    steps: ids.map((templateId, index) =>
      buildStep({ id: templateId, templateId, defaultNextStepId: ids[index + 1] ?? null }),
    ),
  };
  it.each([
    ['/phone-verification', ['dataLead'], null],
    ['/select-school', ['dataLead'], 'phone-verification'],
    ['/payment', ['dataLead', 'chosenSchool'], 'phone-verification'],
    ['/payment', ['dataLead', 'verifiedLeadId'], 'select-school'],
    ['/payment', ['dataLead', 'verifiedLeadId', 'chosenSchool'], 'md'],
    ['/payment', beforePayment, null],
    ['/payment/upsell', beforePayment, 'payment'],
    ['/upsell-payment', beforePayment, 'payment'],
    ['/upsell-payment', [...beforePayment, 'purchaseToken'], null],
    ['/payment/upsell', [...beforePayment, 'purchaseToken'], null],
    ['/success/upsell', [...beforePayment, 'purchaseToken'], 'upsell-payment'],
    ['/success/upsell', [...beforePayment, 'purchaseToken', 'upsellToken'], null],
  ])('%s with %j: %s', (pathname, stored, expected) => {
    const missing = findMissingStep(flow, getStepRoute(pathname), (key) => stored.includes(key));
    expect(missing?.id ?? null).toBe(expected);
  });
});
