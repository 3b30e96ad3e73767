import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { PaymentValues } from './paymentValues';

const Text = styled.p`
  margin-top: 8px;
`;

/** Of two methods: which one was declined, and that the other was not charged either. */
export function DeclinedPart({ outcome }: { outcome: PaymentOutcome }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<PaymentValues>();
  if (outcome.kind !== 'declined' || outcome.part === undefined) return null;
  return (
    <Text>
      {values.method === 'credit-card+credit-card'
        ? t('payment.split.declined', { part: outcome.part + 1 })
        : t('payment.split.released')}
    </Text>
  );
}
