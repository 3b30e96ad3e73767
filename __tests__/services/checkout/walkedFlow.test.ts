import { getWalkedFlow, isWalkable } from '@/services/checkout/walkedFlow';
import { getCurrentStep, getNextStep, getStepKind, getSteps } from '@/services/checkout/steps';
import { buildStep, presentationFlow } from '../../support/builders';
import { videoOfferFlow } from '../../support/offerFlows';

describe('a step that is switched off', () => {
  const switchedOff = {
    ...videoOfferFlow,
    steps: videoOfferFlow.steps.map((step) =>
      getStepKind(step.id) === 'upsell' ? { ...step, isOff: true } : step,
    ),
  };

  it.each([undefined, '/lead', '/payment', '/success'])('is skipped from %s', (route) => {
    const flow = getWalkedFlow(switchedOff, route);
    expect(getSteps(flow, 'upsell')).toEqual([]);
    const success = getCurrentStep(flow, '/success');
    expect(success && getNextStep(flow, success)).toBeNull();
    expect(isWalkable(flow)).toBe(true);
  });

  it.each(['/video/upsell', '/payment/upsell', '/success/upsell'])(
    'stays for a buyer who is on %s',
    (route) => {
      const ids = getSteps(getWalkedFlow(switchedOff, route), 'upsell').map(({ id }) => id);
      expect(ids).toEqual(['upsell-offer', 'upsell-payment', 'upsell-success']);
    },
  );

  it('is skipped before the payment', () => {
    const steps = presentationFlow.steps.map((step) =>
      step.templateId === 'presentation' ? { ...step, isOff: true } : step,
    );
    const flow = getWalkedFlow({ ...presentationFlow, steps });
    const lead = getCurrentStep(flow, '/lead');
    expect(lead && getNextStep(flow, lead)?.id).toBe('main-payment');
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
