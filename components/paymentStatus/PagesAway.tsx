import { useCallback, useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

export function useUntilPagesLoad() {
  const [tryAgain, setTryAgain] = useState<(() => void) | null>(null);
  const wait = useCallback(
    () =>
      untilPagesLoad((retry) => {
        setTryAgain(() => retry);
      }),
    [],
  );
  return { tryAgain, wait };
}

interface PagesAwayProps {
  tryAgain: () => void;
  children: string;
}

export function PagesAway({ children, tryAgain }: PagesAwayProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="alert">
      <p>{children}</p>
      <TextButton onClick={tryAgain}>{t('failure.retry')}</TextButton>
    </Notice>
  );
}
