import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { DocumentField } from './DocumentField';

/** The form of a method whose bank asks for the payer's document and nothing more. */
export const payerForm = (text: MessageKey) =>
  function PayerForm() {
    const { t } = useTranslation();
    return (
      <>
        <p>{t(text)}</p>
        <DocumentField purpose="payer" />
      </>
    );
  };
