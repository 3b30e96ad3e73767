import { useTranslation } from '@/contexts/TranslationContext';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { SecondaryButton } from '../../ui/Button';
import { createDocumentFile } from './createDocumentFile';

interface DownloadButtonProps {
  title: string;
  /** Safe: made on the server. */
  html: string;
}

/** Keeps a copy of the document as a page that any browser opens and prints. */
export function DownloadButton({ html, title }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const download = () => {
    const url = URL.createObjectURL(createDocumentFile({ title, html, locale }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('contract.file');
    link.click();
    URL.revokeObjectURL(url);
  };
  return <SecondaryButton onClick={download}>{t('contract.download')}</SecondaryButton>;
}
