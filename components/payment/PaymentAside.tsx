import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useBuyer, useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useOwnPrice } from '@/contexts/checkout/useOwnPrice';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { useSaveOnLeave } from '../fields/useSaveOnLeave';
import { Notice } from '../ui/Notice';
import { VoucherBox } from '../voucher/VoucherBox';
import { BuyerLine } from './BuyerLine';
import { readPaymentDraft, writePaymentDraft } from './paymentDraft';
import { PaymentSummary } from './PaymentSummary';
import type { PaymentValues } from './paymentValues';
import { useSwitchedOffMethod } from './useSwitchedOffMethod';

export { StoreCardField } from './StoreCardField';

interface PaymentAsideProps {
  plan: Plan;
  /** Whether a voucher can be typed in. */
  hasVoucher: boolean;
}

/** What stands in the brand's pane. */
export function PaymentAside({ hasVoucher, plan }: PaymentAsideProps) {
  const { product, saleQuery } = useCheckoutProduct();
  useOwnPrice(product.trial !== undefined);
  useSwitchedOffMethod();
  return (
    <>
      {/* That the link's voucher does not hold is said at its field. */}
      <PaymentSummary
        plan={plan}
        isUnfolded={hasVoucher && saleQuery.voucher !== undefined && !product.voucher}
      >
        {hasVoucher && <VoucherBox />}
      </PaymentSummary>
      <PaymentDraft plan={plan} />
    </>
  );
}

/** Who buys, and what they have used. */
export function BuyerNotes() {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const isUsedTrial = product.campaign?.name === 'trial' && product.campaign.refusal === 'used';
  return (
    <>
      <BuyerLine />
      {isUsedTrial && <Notice tone="alert">{t('payment.trial.used.known')}</Notice>}
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
  const leadId = useBuyer().lead?.leadId ?? '';
  const place = { leadId, stepId, rawQuery };

  const restore = useEffectEvent(() => {
    const draft = readPaymentDraft(place);
    if (!draft || dirty) return;
    // Unchecked: nothing was touched yet.
    if (draft.document !== '') void setFieldValue('document', draft.document, false);
    if (plan.paymentMethods.some((method) => method === draft.method)) {
      void setFieldValue('method', draft.method, false);
    }
  });
  useEffect(() => {
    restore();
  }, [leadId]);

  useSaveOnLeave(() => {
    const { document, method } = values;
    if (dirty) writePaymentDraft({ ...place, method, document });
  });
  return null;
}
