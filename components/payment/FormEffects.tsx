import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { showToast } from '@/services/toast';
import { useSaveOnLeave } from '../fields/useSaveOnLeave';
import { readPaymentDraft, writePaymentDraft } from './paymentDraft';
import type { PaymentValues } from './paymentValues';

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

const toFlags = (method: PaymentValues['method']): string[] =>
  (method === 'default-credit-card' ? 'credit-card' : method)
    .split('+')
    .map((part) => `payment.${part}`);

/**
 * A page may stay open for long. Where the service has flags, the page checks regularly whether the
 * chosen method is still on, and shows the current methods before the buyer types on in vain.
 */
function useSwitchedOffMethod(): void {
  const { flagsEvery: every, operation } = useCheckoutPage().page;
  const { product } = useCheckoutProduct();
  const { refreshProduct } = useNavigation();
  const { isSubmitting, values } = useFormikContext<PaymentValues>();
  const { t } = useTranslation();
  const { business, code } = product;

  const check = useEffectEvent((isOn: (flag: string) => boolean) => {
    if (isSubmitting || toFlags(values.method).every(isOn)) return;
    showToast({ kind: 'info', text: t('payment.methodGone.title') });
    refreshProduct().catch(() => undefined);
  });

  useEffect(() => {
    if (every === undefined) return undefined;
    let isMounted = true;
    let stop = (): void => undefined;
    import('@/services/flags/watchFlags').then(
      ({ watchFlags }) => {
        if (isMounted) stop = watchFlags({ business, operation, product: code }, every, check);
      },
      // Without its code nothing is checked; the payment call reports what is refused.
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [business, code, every, operation]);
}
