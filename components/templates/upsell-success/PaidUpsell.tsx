import { useEffect } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchaseAttempt } from '@/contexts/checkout/usePurchaseAttempt';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import type { PaymentView } from '@/services/payment';
import { removeStored } from '@/services/storage/storage';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { PageText } from '../../ui/PageTitle';
import { NextSteps } from '../success/NextSteps';
import { Receipt } from '../success/Receipt';
import { SuccessIcon } from '../success/SuccessIcon';
import { useSettledAttempts } from '../success/useSettledAttempts';

/** An upsell that is paid. Its theme ends here: the next purchase starts in the brand's own. */
export function PaidUpsell({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand, goTo, userEmail } = useCheckout();
  const { product } = useCheckoutProduct();
  useSettledAttempts(usePurchaseAttempt());
  useEffect(() => {
    removeStored('shouldUseUpsellTheme');
  }, []);
  return (
    <>
      <div>
        {brand.success.icon && <SuccessIcon />}
        <ArrivalTitle>{t('upsell.success.title', { product: product.name })}</ArrivalTitle>
        <PageText>
          {userEmail === null
            ? t('success.textWithoutEmail')
            : t('success.text', { email: userEmail })}
        </PageText>
      </div>
      <Receipt payment={payment} />
      <NextSteps />
      <TextButton onClick={() => void goTo(routes.success)}>{t('upsell.success.first')}</TextButton>
    </>
  );
}
