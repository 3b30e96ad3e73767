import { useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../../fields/CheckboxField';

/**
 * The consent in words to keep a card, never ticked for the buyer. Other words are another version
 * (`storedCardConsent`).
 */
export function StoreCardField() {
  const { t } = useTranslation();
  return <CheckboxField name="storeCard">{t('payment.storeCard')}</CheckboxField>;
}
