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

const Agreed = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-8);
  font: var(--text-small);

  li {
    display: flex;
    gap: var(--space-12);
    padding-block: var(--space-4);
  }

  svg {
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
  const total = money(installment?.totalValue ?? plan.amount);
  const [today, charge, retry, cancel, agreed] = t('payment.trial.consent', {
    zero: money(0),
    days: trial.days,
    day: formatDate(trial.firstChargeOn),
    total,
    price: describeSpread(plan, chosen, t),
  }).split('\n');
  return (
    <Agreed>
      <Text $size="strong">{today}</Text>
      <ul>
        <li>
          <CardIcon />
          {charge}
        </li>
        <li>
          <InfoIcon />
          {retry}
        </li>
        <li>
          <CheckIcon />
          {cancel}
        </li>
      </ul>
      <p>{agreed}</p>
    </Agreed>
  );
}
