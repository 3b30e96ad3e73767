import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { formatDate } from '@/domain/formatDate';
import { formatMoney } from '@/domain/money';
import type { Trial } from '@/services/checkout/selectPlan';
import type { PaymentValues } from './paymentValues';
import { describeSpread, findInstallment } from './prices';
import { TermsField } from './TermsField';

const Agreed = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);

  > :first-child {
    font-weight: 600;
  }
`;

export function PaymentTerms({ plan }: { plan: Plan }) {
  const { brand } = useCheckoutPage();
  const trial = useTrial(plan);
  return (
    <>
      {trial && <TrialTerms plan={plan} trial={trial} />}
      {brand.isAcceptanceEnabled && <TermsField />}
    </>
  );
}

interface TrialTermsProps {
  plan: Plan;
  trial: Trial;
}

/** A change of these words makes another version of the consent (`cardAgreementConsent`). */
function TrialTerms({ plan, trial }: TrialTermsProps) {
  const { t } = useTranslation();
  const chosen = useFormikContext<PaymentValues>().values.cards[0]?.installments;
  const installment = findInstallment(plan, chosen);
  const money = (value: number) => formatMoney(value, plan.currency);
  const total = money(installment?.totalValue ?? plan.amount);
  const sentences = t('payment.trial.consent', {
    zero: money(0),
    days: trial.days,
    day: formatDate(trial.firstChargeOn),
    total,
    price: describeSpread(plan, chosen, t),
  }).split('\n');
  return (
    <Agreed>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Agreed>
  );
}
