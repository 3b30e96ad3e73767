import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';

const Foot = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  color: var(--color-text-muted);
  font: var(--text-small);
  text-wrap: balance;
`;

/** An unbranded page has no seller to name: it says what it never asks for. */
export function UnbrandedFoot() {
  const { t } = useTranslation();
  return (
    useCheckoutPage().brand.name === '' && (
      <Foot>
        <LockIcon />
        {t('sender.asksNothing')}
      </Foot>
    )
  );
}
