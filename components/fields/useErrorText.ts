import { useTranslation } from '@/contexts/TranslationContext';
import { isValidationMessageKey } from '@/validation/validationMessageKey';

/** The text of a field's error: rules answer with message keys, services may bring a text. */
export function useErrorText(error: string | undefined): string | undefined {
  const { t } = useTranslation();
  return error !== undefined && isValidationMessageKey(error) ? t(error) : error;
}
