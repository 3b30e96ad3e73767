import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';

const VoucherForm = lazyPart(async () => (await import('./VoucherForm')).VoucherForm);

const Place = styled.div`
  min-height: 5.5rem;
`;

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
    <TextButton
      className="line-button"
      onClick={() => {
        setIsAsked(true);
      }}
    >
      {t('voucher.open')}
    </TextButton>
  );
}
