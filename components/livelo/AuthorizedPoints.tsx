import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { isOwnPayment } from '@/services/paymentBuyers';
import { usePaymentUpdates } from '../payment/usePaymentUpdates';
import { paidMs, useMoveOn } from '../paymentStatus/useMoveOn';
import { SecondaryButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

export function useHasAuthorizedPoints(): boolean {
  const { page } = useCheckoutPage();
  const { productCode } = useCheckoutProduct();
  const pix = useStored('dataPix');
  const token = useStored('purchaseToken');
  return (
    pix?.heldMethod === 'livelo' &&
    pix.token === token &&
    isOwnPayment(token) &&
    (pix.productCode ?? productCode) === productCode &&
    Date.parse(pix.expiresAt) > page.renderedAt
  );
}

export function AuthorizedPoints() {
  const token = useStored('purchaseToken');
  return useHasAuthorizedPoints() && token !== null ? <WaitingPix token={token} /> : null;
}

function WaitingPix({ token }: { token: string }) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { payment } = usePaymentUpdates(token);
  const away = useMoveOn(payment, payment?.state === 'paid' ? 'success' : null, paidMs);
  if (away !== null) return away;
  if (payment?.state === 'paid') return <Notice tone="success">{t('livelo.held.paid')}</Notice>;
  if (payment && payment.state !== 'pending') return null;
  return (
    <Notice tone="alert" title={t('livelo.held.title')}>
      <p>{t('livelo.held.text')}</p>
      <SecondaryButton onClick={() => void goTo(routes.pix)}>
        {t('livelo.held.open')}
      </SecondaryButton>
    </Notice>
  );
}
