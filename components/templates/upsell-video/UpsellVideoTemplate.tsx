import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import type { WhatsappChat } from '@/contract/stepContents';
import { routes } from '@/services/checkout/routes';
import { selectPlan } from '@/services/checkout/selectPlan';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { OfferPicture } from '../../plans/OfferPicture';
import { Pitch } from '../../plans/Pitch';
import { PriceBar } from '../../plans/PriceBar';
import { inStepPanes } from '../../shell/StepPanes';
import { PrimaryButton, PrimaryLink, TextButton } from '../../ui/Button';
import { OnPhone } from '../../ui/OnPhone';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/text';
import { OfferedPrice } from '../../upsell/OfferedPrice';
import { useCountedOffer } from '../../upsell/useCountedOffer';
import { useRefuseUpsell } from '../../upsell/useRefuseUpsell';
import { StepVideo, VideoLayout } from '../../video/StepVideo';

/** Quieter than the offer, and as near as a second answer; the bar above it has a space of its own. */
const Refuse = styled(TextButton)`
  justify-self: center;
  margin-block-start: calc(-1 * var(--space-24));
`;

export function UpsellVideoTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const refuse = useRefuseUpsell();
  const { currentStep, offeredPlanId, product, saleQuery } = useCheckoutProduct();
  const { presentation, video } = currentStep?.props ?? {};
  const plan = selectPlan(product, saleQuery, offeredPlanId ?? undefined);
  // Until the buyer's own price arrives, the page shows the price at which the flow offers the plan after
  // the purchase.
  useBuyerPrice();
  return (
    <VideoLayout headline={video?.headline ?? presentation?.headline ?? product.name}>
      {video ? <StepVideo video={video} /> : <OfferPicture />}
      <OfferedPrice plan={plan} />
      {presentation && (
        <OnPhone>
          <Pitch
            title={video ? presentation.headline : t('shell.order.benefits')}
            benefits={presentation.benefits}
          />
        </OnPhone>
      )}
      <PriceBar plan={plan} says="everything" isForPhone>
        <AcceptOffer />
      </PriceBar>
      <Refuse onClick={refuse}>{t('video.upsell.refuse')}</Refuse>
    </VideoLayout>
  );
}

UpsellVideoTemplate.getLayout = inStepPanes;

function AcceptOffer() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { currentStep, nextStep } = useCheckoutProduct();
  const countTaken = useCountedOffer(currentStep);
  const chat = currentStep?.props.whatsapp;
  if (chat) return <ChatLink chat={chat} />;
  return (
    nextStep && (
      <PrimaryButton
        onClick={() => {
          countTaken();
          void goTo(routes[nextStep.templateId]);
        }}
      >
        {t('video.upsell.accept')}
      </PrimaryButton>
    )
  );
}

const Note = styled.p`
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: center;
`;

function ChatLink({ chat }: { chat: WhatsappChat }) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <Stack $gap={8}>
      <PrimaryLink
        href={createWhatsappUrl(chat.phone, chat.text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={noteId}
      >
        {t('video.upsell.accept')}
        <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
      </PrimaryLink>
      <Note id={noteId}>{t('video.upsell.chat')}</Note>
    </Stack>
  );
}
