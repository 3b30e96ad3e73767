import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { MessageKey } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { AmountSplit } from './AmountSplit';
import type { PaymentValues } from './paymentValues';
import { getSplitValues, splitPlan } from './splitValues';

interface TwoMethodsFormProps {
  plan: Plan;
  /** What the two amounts are called. */
  labels: readonly [first: MessageKey, second: MessageKey];
  /** The fields of both methods, each with its part of the plan. */
  children: (first: Plan, second: Plan) => ReactNode;
}

/** One order, two methods: how much each pays, then what each asks for. */
export function TwoMethodsForm({ children, labels, plan }: TwoMethodsFormProps) {
  const { setValues } = useFormikContext<PaymentValues>();
  const [{ value: firstAmount }] = useField<number | undefined>('firstAmount');
  const begin = useEffectEvent(() => {
    if (firstAmount !== undefined) return;
    void setValues((values) => ({ ...getSplitValues(plan), ...values }), false);
  });
  useEffect(() => {
    begin();
  }, []);
  const [first, second] = useMemo(() => splitPlan(plan, firstAmount), [plan, firstAmount]);
  // The fields need their values: they are drawn once the form has them.
  if (firstAmount === undefined) return null;
  return (
    <>
      <AmountSplit labels={labels} plan={plan} first={first.amount} second={second.amount} />
      {children(first, second)}
    </>
  );
}
