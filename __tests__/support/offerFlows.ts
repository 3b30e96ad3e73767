import { buildStep, defaultFlow } from './builders';

/** Its offer has a step of profiles, which only the multi-profile flow walks. */
export const profilesOfferFlow = {
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

/** Its offer begins with a video. */
export const videoOfferFlow = {
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
