import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { readPaymentDraft, writePaymentDraft } from '@/services/checkout/payment/paymentDraft';
import type { Plan } from '@/services/product';
import { readStored } from '@/services/storage/storage';
import { useKeepOnLeaving } from '../../fields/useKeepOnLeaving';
import type { PaymentValues } from './paymentValues';

/**
 * Keeps the chosen method and the document over a reload and the way back, never the card. Draws
 * nothing.
 */
export function PaymentDraft({ plan }: { plan: Plan }) {
  const { dirty, setFieldValue, values } = useFormikContext<PaymentValues>();
  const { rawQuery } = useCheckout();
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

  useKeepOnLeaving(() => {
    const { document, method } = values;
    if (dirty) writePaymentDraft({ ...getPlace(), method, document });
  });
  return null;
}
