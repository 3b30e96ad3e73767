import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getOrderAmounts } from '@/services/checkout/payment/orderAmounts';
import { formatMoney } from '@/services/format/formatMoney';
import type { OrderSummaryProps } from './OrderSummary';
import { orderTotal } from './orderTotal';
import { SummaryRow } from './SummaryRow';

const List = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

/** What the order costs, line by line; lines that say nothing are left out. */
export function SummaryLines(props: OrderSummaryProps) {
  const { children, installment, isChargedToday, plan } = props;
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { discount, interest, subtotal, total } = getOrderAmounts(plan, orderTotal(props));
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const discountLabel = product.voucher
    ? t('summary.discount', { code: product.voucher.code })
    : t('summary.discountOffer');
  return (
    <List>
      <SummaryRow label={t('summary.plan')} value={plan.name} />
      {subtotal !== total && <SummaryRow label={t('summary.subtotal')} value={money(subtotal)} />}
      {discount > 0 && <SummaryRow label={discountLabel} value={`-\u00a0${money(discount)}`} />}
      {interest > 0 && <SummaryRow label={t('summary.interest')} value={money(interest)} />}
      <SummaryRow isStrong label={t('summary.total')} value={money(total)} />
      {children}
      {installment && installment.id > 1 && (
        <SummaryRow
          label={t('summary.parcels')}
          value={t('summary.installments', {
            count: installment.id,
            value: money(installment.value),
          })}
        />
      )}
      {isChargedToday && <SummaryRow label={t('summary.today')} value={money(total)} />}
      {discount > 0 && (
        <SummaryRow label={t('summary.saving')} value={money(discount)} tone="success" />
      )}
    </List>
  );
}
