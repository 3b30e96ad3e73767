import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';

/** Few have a code: it comes when one is to be typed, or with a link that brings one. */
const VoucherForm = lazyPart(async () => (await import('./VoucherForm')).VoucherForm);

/** Its text stands below the edge of the order. */
const Folded = styled(TextButton)`
  justify-self: start;
  margin: var(--space-8) 0 0 calc(-1 * var(--space-8));
`;

/** As high as the field and what may be wrong with it. */
const Place = styled.div`
  min-height: 6.5rem;
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
  const isOpen = isAsked || applied !== null || query.voucher !== undefined;
  return isOpen ? (
    <Place>
      <VoucherForm applied={applied} currency={plan.currency} isAsked={isAsked} />
    </Place>
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
