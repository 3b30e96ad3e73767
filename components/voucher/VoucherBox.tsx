import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../ui/Button';
import { VoucherForm } from './VoucherForm';

/** Its text stands below the edge of the order. */
const Folded = styled(TextButton)`
  justify-self: start;
  margin: var(--space-8) 0 0 calc(-1 * var(--space-8));
`;

/**
 * A voucher, folded until it is asked for. One that the link brings is shown at once: what it
 * saves, or that it does not hold for this plan.
 */
export function VoucherBox() {
  const { t } = useTranslation();
  const { query } = useCheckoutPage().page;
  const { product } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const applied = plan.amount < plan.standardAmount ? product.voucher : null;
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) box.current?.querySelector('input')?.focus();
  }, [isAsked]);
  const isOpen = isAsked || applied !== null || query.voucher !== undefined;
  return isOpen ? (
    <div ref={box}>
      <VoucherForm applied={applied} currency={plan.currency} />
    </div>
  ) : (
    <Folded
      onClick={() => {
        setIsAsked(true);
      }}
    >
      {t('voucher.open')}
    </Folded>
  );
}
