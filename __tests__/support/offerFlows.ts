import type { TemplateId } from '@/contract/enumerations';
import { buildStep, defaultFlow } from './builders';

const buildOfferFlow = (id: string, templateId: TemplateId) => ({
  id: 'default',
  steps: [
    ...defaultFlow.steps.slice(0, 2),
    buildStep({ id: 'main-success', templateId: 'success', defaultNextStepId: id }),
    buildStep({ id, templateId, defaultNextStepId: 'upsell-payment' }),
    buildStep({
      id: 'upsell-payment',
      templateId: 'upsell-payment',
      defaultNextStepId: 'upsell-success',
    }),
    buildStep({ id: 'upsell-success', templateId: 'upsell-success' }),
  ],
});

export const profilesOfferFlow = buildOfferFlow(
  'multiprofile-upsell',
  'upsell-order-bump-presentation',
);

export const videoOfferFlow = buildOfferFlow('upsell-offer', 'upsell-video');
