import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../ui/Notice';
import { BuyerLine } from './BuyerLine';

/** Who buys, and what they have used. */
export function BuyerNotes() {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const isUsedTrial = product.campaign?.name === 'trial' && product.campaign.refusal === 'used';
  return (
    <>
      <BuyerLine />
      {isUsedTrial && <Notice tone="alert">{t('payment.trial.used.known')}</Notice>}
    </>
  );
}
