import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import type { WhatsappChat } from '@/contract/product';
import { routes } from '@/services/checkout/routes';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { PrimaryButton, PrimaryLink, SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { CheckIcon } from '../../ui/controlIcons';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/text';
import { OfferedPrice } from '../../upsell/OfferedPrice';
import { useRefuseUpsell } from '../../upsell/useRefuseUpsell';
import { StepVideo, VideoLayout } from '../../video/StepVideo';

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-16);

  li {
    display: flex;
    gap: var(--space-12);
  }

  svg {
    flex: none;
    margin-top: var(--space-4);
    color: var(--color-success);
  }
`;

/**
 * What is offered to buyers who have just bought, with a video where the step has one, and two ways
 * on.
 */
export function UpsellVideoTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const refuse = useRefuseUpsell();
  const { currentStep, product } = useCheckoutProduct();
  const { presentation, video } = currentStep?.props ?? {};
  return (
    <VideoLayout headline={video?.headline ?? presentation?.headline ?? product.name}>
      {video && <StepVideo video={video} />}
      <OfferedPrice />
      {presentation && presentation.benefits.length > 0 && (
        <Card>
          <CardTitle>{video ? presentation.headline : t('video.benefits')}</CardTitle>
          <Benefits>
            {presentation.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon />
                {benefit}
              </li>
            ))}
          </Benefits>
        </Card>
      )}
      <AcceptOffer />
      <SecondaryButton onClick={refuse}>{t('video.upsell.refuse')}</SecondaryButton>
    </VideoLayout>
  );
}

/** Takes the offer: on the next step, or in a chat where the step names one. */
function AcceptOffer() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { currentStep, nextStep } = useCheckoutProduct();
  const chat = currentStep?.props.whatsapp;
  if (chat) return <ChatLink chat={chat} />;
  return (
    nextStep && (
      <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
        {t('video.upsell.accept')}
      </PrimaryButton>
    )
  );
}

/** The brand's own words are long. */
const ChatButton = styled(PrimaryLink)`
  text-wrap: balance;
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: center;
`;

/** Opens a chat about the offer in a tab of its own, and says before what will happen. */
function ChatLink({ chat }: { chat: WhatsappChat }) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <Stack $gap={8}>
      <ChatButton
        href={createWhatsappUrl(chat.phone, chat.text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={noteId}
      >
        {t('video.upsell.accept')}
        <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
      </ChatButton>
      <Note id={noteId}>{t('video.upsell.chat')}</Note>
    </Stack>
  );
}
