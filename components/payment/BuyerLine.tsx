import { styled } from 'styled-components';
import { useBuyer, useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { TextButton } from '../ui/Button';

/** As high with a long name as without one: only the browser knows it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
  height: 3rem;
  color: var(--color-text-muted);
  font: var(--text-small);
`;

/** Name and address each have a line: of a long one its beginning is seen. */
const Name = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Who buys, and the way to change it: another tab may be about somebody else. */
export function BuyerLine() {
  const { t } = useTranslation();
  const { area } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { lead, userEmail, userName } = useBuyer();
  return (
    <Line>
      {lead && (
        <div>
          <Name>{t('payment.buyer', { name: userName ?? '' })}</Name>
          <Name>{userEmail}</Name>
        </div>
      )}
      {lead && area === 'main' && (
        <TextButton onClick={() => void goTo(routes.lead)}>{t('payment.buyer.change')}</TextButton>
      )}
    </Line>
  );
}
