import { useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { removeStored, writeStored } from '@/services/storage/storage';
import { CheckboxInput } from '../../fields/CheckboxInput';
import { PrimaryButton } from '../../ui/Button';

const nothing = () => undefined;

/** The tick that accepts the document, kept for the lead who made it, and the way on. */
export function Acceptance() {
  const { t } = useTranslation();
  const { goTo, userLeadId } = useCheckout();
  const { nextStep } = useCheckoutProduct();
  const isAccepted = useStored('contractLeadId') === userLeadId && userLeadId !== null;
  const [isRefused, setIsRefused] = useState(false);
  const choose = (isTicked: boolean) => {
    if (isTicked && userLeadId !== null) writeStored('contractLeadId', userLeadId);
    else removeStored('contractLeadId');
    setIsRefused(false);
  };
  const goOn = () => {
    if (isAccepted && nextStep) void goTo(routes[nextStep.templateId]);
    else {
      setIsRefused(true);
      document.getElementsByName('contract')[0]?.focus();
    }
  };
  return (
    <>
      <CheckboxInput
        name="contract"
        required
        value={isAccepted}
        error={isRefused && !isAccepted ? t('contract.required') : undefined}
        onBlur={nothing}
        onValue={choose}
      >
        {t('contract.accept')}
      </CheckboxInput>
      <PrimaryButton onClick={goOn}>{t('contract.continue')}</PrimaryButton>
    </>
  );
}
