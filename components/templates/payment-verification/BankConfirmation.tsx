import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';

interface BankConfirmationProps {
  url: string;
  /** Of two cards the one that is meant. */
  part: number | null;
}

/** The buyer's bank wants to hear from the buyer: a full page load, and back here afterwards. */
export function BankConfirmation({ part, url }: BankConfirmationProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <CardTitle>
          {part === null ? t('verification.action.title') : t('verification.action.part', { part })}
        </CardTitle>
        <p>{t('verification.action.text')}</p>
      </div>
      <PrimaryLink href={url}>{t('verification.action.open')}</PrimaryLink>
    </>
  );
}
