import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import { TextButton } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';

const VoucherForm = lazyPart(async () => (await import('./VoucherForm')).VoucherForm);
/** Its place is a line high, as the button is. */
const VoucherRemoval = lazyPart(
  async () => (await import('./VoucherForm')).VoucherRemoval,
  '\u00a0',
);

const Place = styled.div`
  min-height: 5.5rem;
`;

export function VoucherBox() {
  const { t } = useTranslation();
  const { voucher } = useCheckoutPage().page.query;
  const { product } = useCheckoutProduct();
  const { amount, currency, standardAmount } = usePurchasePlan();
  const [isAsked, setIsAsked] = useState(false);
  if (product.voucher && amount < standardAmount) {
    const discount = formatMoney(standardAmount - amount, currency);
    return (
      <Stack $gap={16} className="voucher-applied">
        <Notice tone="success" title={t('voucher.saved', { discount })}>
          {t('voucher.applied', { code: product.voucher.code })}
        </Notice>
        <VoucherRemoval />
      </Stack>
    );
  }
  return isAsked || voucher !== undefined ? (
    <Place>
      <VoucherForm isAsked={isAsked} />
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
