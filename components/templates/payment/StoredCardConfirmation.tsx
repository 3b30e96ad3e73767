import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import { findInstallment } from './splitValues';
import { SubmitBar } from './SubmitBar';
import { TermsText } from './TermsText';

const terms: MessageKey = 'payment.stored.terms';

interface StoredCardConfirmationProps {
  plan: Plan;
  isBusy: boolean;
  /** What came of the last attempt. */
  children: ReactNode;
}

/** One click: the button says what is charged, and that it accepts the terms. */
export function StoredCardConfirmation({ children, isBusy, plan }: StoredCardConfirmationProps) {
  const { t } = useTranslation();
  const { brand } = useCheckout();
  const [{ value: installments }] = useField<string>('installments');
  const amount = findInstallment(plan, installments)?.totalValue ?? plan.amount;
  return (
    <>
      {brand.isAcceptanceEnabled && (
        <p>
          <TermsText text={terms} />
        </p>
      )}
      {children}
      <SubmitBar
        isBusy={isBusy}
        label={t('payment.stored.submit', { amount: formatMoney(amount, plan.currency) })}
      />
    </>
  );
}
