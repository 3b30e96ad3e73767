import { getStepRoute } from '@/services/checkout/stepRoute';
import { findMissingStep } from '@/services/checkout/requirements';
import { buildStep, presentationFlow } from '../../support/builders';

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
