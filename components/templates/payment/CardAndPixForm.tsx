import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { CardGroup } from './CardGroup';
import { DocumentField } from './DocumentField';
import { TwoMethodsForm } from './TwoMethodsForm';

/** How much goes on the card and how much by Pix, then the card; the code is on the next page. */
export function CardAndPixForm({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  return (
    <TwoMethodsForm plan={plan} labels={['payment.split.card', 'payment.split.pix']}>
      {(first) => (
        <>
          <CardGroup title="payment.split.cardTitle" prefix="" plan={first} />
          <p>{t('payment.split.pixText')}</p>
          <DocumentField purpose="payer" />
        </>
      )}
    </TwoMethodsForm>
  );
}
