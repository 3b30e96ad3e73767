import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../../ui/Notice';

/** Says that a plan cannot be paid here. */
export function NoMethod() {
  const { t } = useTranslation();
  return <Notice tone="alert">{t('payment.noMethod')}</Notice>;
}
