import type { Campaign } from '@/contract/enumerations';
import type { Picture, Presentation, Video, WhatsappChat } from '@/contract/stepContents';
import type { CatalogueStep } from './CatalogueProduct';

export type Step = Omit<CatalogueStep, 'defaultNextStepId'>;
export type StepPlan = NonNullable<CatalogueStep['props']['plan']>;

export const phoneVerification: Step = {
  id: 'phone-verification',
  templateId: 'phone-verification',
  props: {},
};

export const selectSchool: Step = { id: 'select-school', templateId: 'select-school', props: {} };

export const selectTestLocation: Step = {
  id: 'select-test-location',
  templateId: 'select-test-location',
  props: {},
};

export const liveloStep: Step = {
  id: 'livelo-cpf',
  templateId: 'livelo-cpf',
  // The logo of the loyalty program, in whose name the step speaks.
  props: { mediaLogo: '/livelo.svg' },
};

export const createVideoStep = (video: Video): Step => ({
  id: 'video',
  templateId: 'video',
  props: { video },
});

export const createPresentationStep = (plan: StepPlan, presentation: Presentation): Step => ({
  id: 'presentation',
  templateId: 'presentation',
  props: { plan, presentation },
});

export const createContractStep = (plan: StepPlan): Step => ({
  id: 'contract',
  templateId: 'md',
  props: { plan },
});

export const createOrderBumpStep = (
  plan: StepPlan,
  presentation: Presentation,
  picture: Picture,
): Step => ({
  id: 'order-bump',
  templateId: 'order-bump',
  props: { plan, presentation, picture },
});

export const createProfilesStep = (plan: StepPlan): Step => ({
  id: 'multiprofile',
  templateId: 'order-bump-presentation',
  props: { plan },
});

export interface Upsell {
  plan: StepPlan;
  voucher: string;
  presentation: Presentation;
  campaign?: Campaign;
  mediaLogo?: string;
}

export function createUpsellSteps(
  { campaign, mediaLogo, plan, presentation, voucher }: Upsell,
  offer: { id: 'upsell-offer' } | { id: 'upsell-video'; video: Video },
  beforePayment: readonly Step[] = [],
): Step[] {
  const logo = mediaLogo ? { mediaLogo } : {};
  const offered = { plan, voucher, style: 'upsell', ...logo } as const;
  return [
    {
      id: offer.id,
      templateId: 'upsell-video',
      props: {
        ...offered,
        presentation,
        ...('video' in offer && { video: offer.video }),
        ...(campaign && { campaign }),
      },
    },
    ...beforePayment,
    { id: 'upsell-payment', templateId: 'upsell-payment', props: offered },
    { id: 'upsell-success', templateId: 'upsell-success', props: { style: 'upsell', ...logo } },
  ];
}

export const createChatOfferStep = (
  { campaign, plan, presentation, voucher }: Upsell,
  whatsapp: WhatsappChat,
): Step => ({
  id: 'upsell-offer',
  templateId: 'upsell-video',
  props: { plan, voucher, style: 'upsell', presentation, whatsapp, ...(campaign && { campaign }) },
});

export const createProfilesUpsellStep = ({ mediaLogo, plan, voucher }: Upsell): Step => ({
  id: 'multiprofile-upsell',
  templateId: 'upsell-order-bump-presentation',
  props: { plan, voucher, style: 'upsell', ...(mediaLogo && { mediaLogo }) },
});

/**
 * The demonstration video of public/media, with captions in the language of the flow.
 * @param brand folder of public/brands that has the poster
 */
export const demoVideo = (
  brand: string,
  headline: string,
  captions: 'pt' | 'es' = 'pt',
): Video => ({
  src: '/media/demo.mp4',
  poster: `/brands/${brand}/poster.svg`,
  captions: `/media/demo.${captions}.vtt`,
  headline,
});
