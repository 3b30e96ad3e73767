import { useTranslation } from '@/contexts/TranslationContext';
import { DocumentField } from './DocumentField';

export function PixForm() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('payment.pix.text')}</p>
      <DocumentField purpose="payer" />
    </>
  );
}
