import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

/**
 * Who buys, and the way to change it: another tab may be about somebody else. Its place is kept, for
 * only the browser knows (shellCss.ts).
 */
export function BuyerLine() {
  const { t } = useTranslation();
  const { area } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { lead, userEmail, userName } = useBuyer();
  return (
    <div className="buyer-line">
      {lead && (
        <div>
          <p>{t('payment.buyer', { name: userName ?? '' })}</p>
          <p>{userEmail}</p>
        </div>
      )}
      {lead && area === 'main' && (
        <TextButton onClick={() => void goTo(routes.lead)}>{t('payment.buyer.change')}</TextButton>
      )}
    </div>
  );
}

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
