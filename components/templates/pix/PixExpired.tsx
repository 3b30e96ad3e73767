import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { ExpiredTitle } from './ExpiredTitle';
import { useNewCode } from './useNewCode';

/** Takes the place of a code that has expired. A late payment is still noticed. */
export function PixExpired({ token }: { token: string }) {
  const { t } = useTranslation();
  const { create, hasFailed, isCreating } = useNewCode(token);
  return (
    <>
      <ExpiredTitle text={t('pix.expired.text')} />
      {hasFailed && <Notice tone="error">{t('pix.expired.failed')}</Notice>}
      <PrimaryButton aria-disabled={isCreating} onClick={() => void create()}>
        {isCreating && <Spinner />}
        {t(isCreating ? 'pix.expired.creating' : 'pix.expired.newCode')}
      </PrimaryButton>
    </>
  );
}
