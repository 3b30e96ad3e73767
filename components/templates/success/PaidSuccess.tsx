import { useEffect } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchaseAttempt } from '@/contexts/checkout/usePurchaseAttempt';
import { useTranslation } from '@/contexts/TranslationContext';
import { rememberProfile } from '@/services/checkout/payment/purchaseProfile';
import { getSuccessTitle } from '@/services/checkout/payment/successTitle';
import type { PaymentView } from '@/services/payment';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageTitle';
import { AccessLink } from './AccessLink';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { SuccessIcon } from './SuccessIcon';
import { UpsellOffer } from './UpsellOffer';
import { useSettledAttempts } from './useSettledAttempts';

/**
 * A purchase that is paid. The brand's flags (spec section 2, "Success display flags") decide on the
 * icon, the access button and the final header, which is the sentence under the title; the title
 * itself is always there, because a page needs one.
 */
export function PaidSuccess({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand, userEmail } = useCheckout();
  const { product } = useCheckoutProduct();
  const { finalHeader, icon } = brand.success;
  useSettledAttempts(usePurchaseAttempt());
  // A bank's confirmation came after the answer: only now is the card known to what is offered next.
  useEffect(() => {
    rememberProfile(payment);
  }, [payment]);
  return (
    <>
      <div>
        {icon && <SuccessIcon />}
        <ArrivalTitle>{t(getSuccessTitle(brand.success), { product: product.name })}</ArrivalTitle>
        {finalHeader.default && (
          <PageText>
            {userEmail === null
              ? t('success.textWithoutEmail')
              : t('success.text', { email: userEmail })}
          </PageText>
        )}
      </div>
      <AccessLink token={payment.token} />
      <Receipt payment={payment} />
      <UpsellOffer />
      <NextSteps />
    </>
  );
}
