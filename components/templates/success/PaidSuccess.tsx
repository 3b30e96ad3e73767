import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getSuccessTitle } from '@/services/checkout/payment/successTitle';
import type { PaymentView } from '@/services/payment';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { PageText } from '../../ui/PageTitle';
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
  const { accessButton, finalHeader, icon } = brand.success;
  useSettledAttempts();
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
      {accessButton && brand.links.firstAccess !== '' && (
        <PrimaryLink
          href={brand.links.firstAccess.replace('{token}', () => encodeURIComponent(payment.token))}
        >
          {t('success.access')}
        </PrimaryLink>
      )}
      <Receipt payment={payment} />
      <UpsellOffer />
      <NextSteps />
    </>
  );
}
