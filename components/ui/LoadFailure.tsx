import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from './Button';
import { Notice } from './Notice';

interface LoadFailureProps {
  message: MessageKey;
  retry: () => void;
}

/** Says why something could not be loaded, and tries again. */
export function LoadFailure({ message, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="error">
      <p>{t(message)}</p>
      <TextButton onClick={retry}>{t('failure.retry')}</TextButton>
    </Notice>
  );
}
