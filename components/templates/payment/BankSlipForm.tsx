import { useTranslation } from '@/contexts/TranslationContext';
import { DocumentField } from './DocumentField';

export function BankSlipForm() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('payment.bankslip.text')}</p>
      <DocumentField purpose="payer" />
    </>
  );
}
