import { useField } from 'formik';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
import { Text } from '../../ui/text';
import { readStoredProfile } from '../storedProfile';
import { SubmitBar } from '../SubmitBar';
import { TermsText } from '../TermsField';
import { findInstallment, spread } from './installments';
import { InstallmentsField } from './InstallmentsField';
import type { ConfirmationProps, PartSource } from './paymentMethod';

/** The card of an earlier purchase: there is nothing to type. */
export function Form({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('payment.stored.text')}</p>
      <InstallmentsField plan={plan} />
    </>
  );
}

const terms = {
  text: 'payment.stored.terms',
  withoutDocuments: 'payment.stored.terms.none',
} as const;

/** Keeps its identity, for the bar's sake. */
const consent = (
  <Text $size="fine" $tone="text-muted">
    <TermsText {...terms} />
  </Text>
);

/** One click: the button says what is charged, and that it accepts the terms. */
export function Confirmation({ isBusy, plan }: ConfirmationProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const [{ value: installments }] = useField<string>('cards[0].installments');
  const amount = findInstallment(plan, installments)?.totalValue ?? plan.amount;
  return (
    <SubmitBar
      isBusy={isBusy}
      consent={brand.isAcceptanceEnabled ? consent : undefined}
      label={t('payment.stored.submit', { amount: formatMoney(amount, plan.currency) })}
    />
  );
}

/** One click: what the service needs it knows from the purchase. */
export const document = 'never';

export const toParts = ({ plan, values }: PartSource): PaymentPart[] => [
  {
    method: 'default-credit-card',
    ...spread(plan, values.cards[0]?.installments),
    paymentProfileId: readStoredProfile() ?? '',
  },
];
