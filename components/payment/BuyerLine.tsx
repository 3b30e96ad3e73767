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

export function BuyerLine() {
  const { t } = useTranslation();
  const { area } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { lead, userEmail, userName } = useBuyer();
  const email = userEmail ?? '';
  const at = email.indexOf('@');
  return (
    <div className="buyer-line">
      {lead && (
        <>
          <p>{t('payment.buyer', { name: userName ?? '' })}</p>
          {/* Where its line is too short, it breaks before the @. */}
          <p>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </p>
          {area === 'main' && (
            <TextButton className="line-button" onClick={() => void goTo(routes.lead)}>
              {t('payment.buyer.change')}
            </TextButton>
          )}
        </>
      )}
    </div>
  );
}

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
