import { memo, type ReactNode } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatDate } from '@/domain/formatDate';
import { formatMoney, formatReduction } from '@/domain/money';
import type { Installment, Plan } from '@/contract/product';
import { OrderBenefits } from '../plans/OrderBenefits';
import { OrderPane } from './OrderPane';
import { SummaryRow } from './SummaryRow';

export interface OrderSummaryProps {
  plan: Plan;
  installment: Installment | null;
  total: number;
  /** The day (YYYY-MM-DD) of the charge after a trial; with a trial nothing is charged today. */
  chargedOn?: string | undefined;
  children?: ReactNode;
  voucher?: ReactNode;
  /** In place of the benefits. */
  after?: ReactNode;
  isUnfolded: boolean;
}

export const OrderSummary = memo(function OrderSummary({
  after,
  isUnfolded,
  voucher,
  ...props
}: OrderSummaryProps) {
  const { installment, plan, total } = props;
  return (
    <OrderPane plan={plan} chosen={{ installment, total }} isUnfolded={isUnfolded}>
      <SummaryLines {...props} />
      {voucher}
      {after ?? <OrderBenefits plan={plan} />}
    </OrderPane>
  );
});

function SummaryLines(props: Omit<OrderSummaryProps, 'after' | 'isUnfolded' | 'voucher'>) {
  const { chargedOn, children, installment, plan, total } = props;
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { discount, interest, subtotal } = getOrderAmounts(plan, total);
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const isSpread = installment !== null && installment.id > 1;
  // The price above is the total.
  if (!isSpread && subtotal === total && !chargedOn && !children) return null;
  return (
    <dl className="order-rows">
      {subtotal !== total && <SummaryRow label={t('summary.subtotal')} value={money(subtotal)} />}
      {/* What a voucher saves is said by itself (VoucherBox.tsx). */}
      {discount > 0 && !product.voucher && (
        <SummaryRow
          label={t('summary.discountOffer')}
          value={formatReduction(discount, plan.currency)}
        />
      )}
      {interest > 0 && <SummaryRow label={t('summary.interest')} value={money(interest)} />}
      {children}
      {chargedOn && <SummaryRow isStrong label={t('summary.today')} value={money(0)} />}
      <SummaryRow
        isStrong={!chargedOn}
        label={
          chargedOn ? t('summary.totalOn', { day: formatDate(chargedOn) }) : t('summary.total')
        }
        value={money(total)}
      />
    </dl>
  );
}

interface OrderAmounts {
  subtotal: number;
  discount: number;
  interest: number;
}

/**
 * The lines of an order: the undiscounted price, the discount of a voucher or an offer, the interest,
 * and the total. They add up.
 * @param total the amount paid in all, interest included
 */
export function getOrderAmounts(plan: Plan, total: number): OrderAmounts {
  const subtotal = Math.max(plan.standardAmount, plan.amount);
  return {
    subtotal,
    discount: subtotal - plan.amount,
    interest: total - plan.amount,
  };
}
