import { getStepIndicator } from '@/services/checkout/stepIndicator';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { defaultFlow, presentationFlow } from '../../support/builders';
import { profilesOfferFlow, videoOfferFlow } from '../../support/offerFlows';

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
      profilesOfferFlow,
      '/payment/upsell',
      medcof,
      { current: 1, total: 2 },
    ],
    [
      'an upsell step of a multi-profile flow',
      { ...profilesOfferFlow, id: 'multiprofile' },
      '/payment/upsell',
      medcof,
      { current: 2, total: 3 },
    ],
    ['an older name', videoOfferFlow, '/upsell-payment', medcof, { current: 2, total: 3 }],
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
    '%s shows the payment of the upsell that it waits for',
    (pathname) => {
      const place = { pathname, stepRoute: pathname, paidStep: 'upsell-payment' };
      expect(getStepIndicator(getWalkedFlow(profilesOfferFlow), place, medcof)).toEqual({
        current: 1,
        total: 2,
        isOfPayment: true,
      });
    },
  );
});
