import { useField } from 'formik';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { getInstallment } from '../payment/paymentValues';
import { StageIntroduction, StageTitle } from './StageIntroduction';

/** What accepting comes to, as the parcels are chosen. Takes the place of the card's fields. */
export function AcceptedAmount({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const [{ value: installments }] = useField<string>('installments');
  const installment = getInstallment({ method: 'default-credit-card', installments }, plan);
  const amount = formatMoney(installment?.totalValue ?? plan.amount, plan.currency);
  return (
    <StageIntroduction role="status">
      <StageTitle ref={title} tabIndex={-1}>
        {t('customOffer.accept.title')}
      </StageTitle>
      <p>
        {installment && installment.id > 1
          ? t('customOffer.accept.parcels', {
              amount,
              count: installment.id,
              value: formatMoney(installment.value, plan.currency),
            })
          : t('customOffer.accept.text', { amount })}
      </p>
    </StageIntroduction>
  );
}
