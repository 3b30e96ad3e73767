import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { TextButton } from '../ui/Button';

const Way = styled(TextButton)`
  justify-self: center;
`;

/** The way on for who cannot or will not use points: the payment of the same flow. */
export function PayWithoutPoints() {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  return <Way onClick={() => void goTo(routes.payment)}>{t('livelo.withoutPoints')}</Way>;
}
