import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';

/** The buyer's bank wants to hear from the buyer: a full page load, and back here afterwards. */
export function BankConfirmation({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <CardTitle>{t('verification.action.title')}</CardTitle>
        <p>{t('verification.action.text')}</p>
      </div>
      <PrimaryLink href={url}>{t('verification.action.open')}</PrimaryLink>
    </>
  );
}
