import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useBuyer, useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import type { Plan } from '@/contract/product';
import { useSaveOnLeave } from '../fields/useSaveOnLeave';
import { readPaymentDraft, writePaymentDraft } from './paymentDraft';
import type { PaymentValues } from './paymentValues';
import { useSwitchedOffMethod } from './useSwitchedOffMethod';

export function FormEffects({ plan }: { plan: Plan }) {
  useBuyerPrice(useCheckoutProduct().product.trial !== undefined);
  useSwitchedOffMethod();
  usePaymentDraft(plan);
  return null;
}

/** Keeps the chosen method and the document over a reload and the way back, never the card. */
function usePaymentDraft(plan: Plan): void {
  const { dirty, setFieldValue, values } = useFormikContext<PaymentValues>();
  const { rawQuery } = useCheckoutPage();
  const stepId = useCheckoutProduct().currentStep?.id ?? '';
  const leadId = useBuyer().lead?.leadId ?? '';
  const place = { leadId, stepId, rawQuery };

  const restore = useEffectEvent(() => {
    const draft = readPaymentDraft(place);
    if (!draft || dirty) return;
    // Without validation: the buyer has not touched the fields yet.
    if (draft.document !== '') void setFieldValue('document', draft.document, false);
    if (plan.paymentMethods.some((method) => method === draft.method)) {
      void setFieldValue('method', draft.method, false);
    }
  });
  useEffect(() => {
    restore();
  }, [leadId]);

  useSaveOnLeave(() => {
    const { document: payerDocument, method } = values;
    if (dirty) writePaymentDraft({ ...place, method, document: payerDocument });
  });
}
