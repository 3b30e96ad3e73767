import { useTranslation } from '@/contexts/TranslationContext';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Tells a screen reader how many schools there are; an empty list is told to everybody. */
export function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return <p role="status">{t('school.found.none')}</p>;
  return (
    <VisuallyHidden role="status">
      {count === 1 ? t('school.found.one') : t('school.found', { count })}
    </VisuallyHidden>
  );
}
