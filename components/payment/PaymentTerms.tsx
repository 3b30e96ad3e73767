import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { formatDate } from '@/domain/formatDate';
import { formatMoney } from '@/domain/money';
import type { Trial } from '@/services/checkout/selectPlan';
import { CheckIcon, InfoIcon } from '../ui/controlIcons';
import { CardIcon } from '../ui/methodIcons';
import { Text } from '../ui/text';
import type { PaymentValues } from './paymentValues';
import { describeSpread, findInstallment } from './prices';
import { TermsField } from './TermsField';

/** What is charged first is larger than its terms. */
const Agreed = styled.div`
  display: grid;
  gap: var(--space-12);
  padding-block: var(--space-8);
  font: var(--text-small);

  li {
    display: flex;
    gap: var(--space-12);
    padding-block: var(--space-4);
  }

  li:first-child {
    font: var(--text-body);
  }

  svg {
    flex: none;
    color: var(--color-accent);
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
  return (
    <Agreed>
      <Text $size="h2">{t('payment.trial.today', { zero: money(0) })}</Text>
      <ul className="notice">
        <li>
          <CardIcon />
          {t('payment.trial.charge', {
            days: trial.days,
            day: formatDate(trial.firstChargeOn),
            total: money(installment?.totalValue ?? plan.amount),
            price: describeSpread(plan, chosen, t),
          })}
        </li>
        <li>
          <InfoIcon />
          {t('payment.trial.retry')}
        </li>
        <li>
          <CheckIcon />
          {t('payment.trial.cancel')}
        </li>
      </ul>
      <p>{t('payment.trial.agreed')}</p>
    </Agreed>
  );
}
