import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { readStored } from '@/services/storage';
import { useSaveOnLeave } from '../fields/useSaveOnLeave';
import { useOwnTrial } from '../plans/useOwnTrial';
import { VoucherBox } from '../voucher/VoucherBox';
import { BuyerLine } from './BuyerLine';
import { readPaymentDraft, writePaymentDraft } from './paymentDraft';
import { PaymentSummary } from './PaymentSummary';
import type { PaymentValues } from './paymentValues';

export { StoreCardField } from './StoreCardField';

export interface PaymentAsideProps {
  plan: Plan;
  /** Whether a voucher can be typed in. */
  hasVoucher: boolean;
}

/** What stands beside the form. Its heights on a phone are in `PaymentStep`. */
export function PaymentAside({ hasVoucher, plan }: PaymentAsideProps) {
  useOwnTrial();
  return (
    <>
      <BuyerLine />
      <PaymentSummary plan={plan} />
      <PaymentDraft plan={plan} />
      {hasVoucher && <VoucherBox />}
    </>
  );
}

/**
 * Keeps the chosen method and the document over a reload and the way back, never the card. Renders
 * nothing.
 */
function PaymentDraft({ plan }: { plan: Plan }) {
  const { dirty, setFieldValue, values } = useFormikContext<PaymentValues>();
  const { rawQuery } = useCheckoutPage();
  const stepId = useCheckoutProduct().currentStep?.id ?? '';
  const getPlace = () => ({ leadId: readStored('dataLead')?.leadId ?? '', stepId, rawQuery });

  const restore = useEffectEvent(() => {
    const draft = readPaymentDraft(getPlace());
    if (!draft || dirty) return;
    // Unchecked: nothing was touched yet.
    if (draft.document !== '') void setFieldValue('document', draft.document, false);
    if (plan.paymentMethods.some((method) => method === draft.method)) {
      void setFieldValue('method', draft.method, false);
    }
  });
  useEffect(() => {
    restore();
  }, []);

  useSaveOnLeave(() => {
    const { document, method } = values;
    if (dirty) writePaymentDraft({ ...getPlace(), method, document });
  });
  return null;
}
