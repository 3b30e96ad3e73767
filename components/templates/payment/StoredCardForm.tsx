import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { InstallmentsField } from './InstallmentsField';

/** The card of an earlier purchase: there is nothing to type. */
export function StoredCardForm({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('payment.stored.text')}</p>
      <InstallmentsField plan={plan} />
    </>
  );
}
