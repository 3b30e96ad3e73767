import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { OrderSummary } from '../summary/OrderSummary';
import { SummaryRow } from '../summary/SummaryRow';
import { describeSpread, findInstallment, getPartsTotal, getPricedParts } from './prices';
import type { PaymentValues } from './paymentValues';

interface PaymentSummaryProps {
  plan: Plan;
  isUnfolded?: boolean;
  voucher?: ReactNode;
  /** In place of the benefits, whose room they need. */
  children?: ReactNode;
}

export function PaymentSummary({
  children,
  isUnfolded = false,
  plan,
  voucher,
}: PaymentSummaryProps) {
  const { t } = useTranslation();
  const { values } = useFormikContext<PaymentValues>();
  const parts = getPricedParts(plan, values);
  const isSplit = parts.length > 1;
  return (
    <OrderSummary
      plan={plan}
      installment={isSplit ? null : findInstallment(plan, parts[0].installments)}
      total={getPartsTotal(parts)}
      chargedOn={useTrial(plan)?.firstChargeOn}
      isUnfolded={isUnfolded}
      voucher={voucher}
      after={children}
    >
      {isSplit &&
        parts.map((part) => (
          <SummaryRow
            key={part.label}
            label={t(part.label)}
            value={describeSpread(part.plan, part.installments, t)}
          />
        ))}
    </OrderSummary>
  );
}
