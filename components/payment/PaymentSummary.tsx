import { useFormikContext } from 'formik';
import { type ReactNode, useMemo } from 'react';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { isTwoMethods } from '@/services/checkout/twoMethods';
import { OrderSummary } from '../summary/OrderSummary';
import { SummaryRow } from '../summary/SummaryRow';
import { describeSpread, findInstallment } from './methods/installments';
import { splitPlan } from './methods/twoMethods/split';
import type { PaymentValues } from './paymentValues';

interface PaymentSummaryProps {
  plan: Plan;
  /** Whether a phone begins with it unfolded. */
  isUnfolded?: boolean;
  /** What stands below the order. */
  children?: ReactNode;
}

/** The order as it is being paid. */
export function PaymentSummary({ children, isUnfolded = false, plan }: PaymentSummaryProps) {
  const { cards, method } = useFormikContext<PaymentValues>().values;
  const trial = useTrial(plan);
  const isByCard = method === 'credit-card' || method === 'default-credit-card';
  const installment = isByCard ? findInstallment(plan, cards[0]?.installments) : null;
  if (isTwoMethods(method))
    return <TwoMethodsSummary plan={plan} isUnfolded={isUnfolded} after={children} />;
  return (
    <OrderSummary
      plan={plan}
      installment={installment}
      isChargedToday={method !== 'bankslip' && (installment?.id ?? 1) === 1}
      chargedOn={trial?.firstChargeOn}
      isUnfolded={isUnfolded}
      after={children}
    />
  );
}

interface PartRowProps {
  label: string;
  part: Plan;
  installments: string | undefined;
}

/** What one method pays, and in how many installments. */
function PartRow({ installments, label, part }: PartRowProps) {
  const { t } = useTranslation();
  return <SummaryRow label={label} value={describeSpread(part, installments, t)} />;
}

/** The order as two methods pay it, each with its own interest. */
function TwoMethodsSummary({
  after,
  isUnfolded,
  plan,
}: Pick<PaymentSummaryProps, 'plan'> & { after: ReactNode; isUnfolded: boolean }) {
  const { t } = useTranslation();
  const { cards, firstAmount, method } = useFormikContext<PaymentValues>().values;
  const isTwoCards = method === 'credit-card+credit-card';
  const [first, second] = useMemo(() => splitPlan(plan, firstAmount), [plan, firstAmount]);
  const firstSpread = findInstallment(first, cards[0]?.installments);
  const secondSpread = isTwoCards ? findInstallment(second, cards[1]?.installments) : null;
  const total =
    (firstSpread?.totalValue ?? first.amount) + (secondSpread?.totalValue ?? second.amount);
  const isSpread = [firstSpread, secondSpread].some((spread) => (spread?.id ?? 1) > 1);
  return (
    <OrderSummary
      plan={plan}
      installment={null}
      total={total}
      isChargedToday={!isSpread}
      isUnfolded={isUnfolded}
      after={after}
    >
      <PartRow
        label={t(isTwoCards ? 'payment.split.card1' : 'payment.split.cardTitle')}
        part={first}
        installments={cards[0]?.installments}
      />
      <PartRow
        label={t(isTwoCards ? 'payment.split.card2' : 'payment.method.pix')}
        part={second}
        installments={isTwoCards ? cards[1]?.installments : undefined}
      />
    </OrderSummary>
  );
}
