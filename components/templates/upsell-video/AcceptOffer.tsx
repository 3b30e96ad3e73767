import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { PrimaryButton } from '../../ui/Button';
import { ChatLink } from './ChatLink';

/** Takes the offer: on the next step, or in a chat where the step names one. */
export function AcceptOffer() {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
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
