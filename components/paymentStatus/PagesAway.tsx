import { useCallback, useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Waits until another page can be opened. `tryAgain`: what asks again, once none could be. */
export function useUntilPagesLoad() {
  const [tryAgain, setTryAgain] = useState<(() => void) | null>(null);
  const wait = useCallback(
    () =>
      untilPagesLoad((ask) => {
        setTryAgain(() => ask);
      }),
    [],
  );
  return { tryAgain, wait };
}

interface PagesAwayProps {
  tryAgain: () => void;
  /** What came of the payment, and that the page goes on by itself. */
  children: string;
}

/** Stands on a page that waits for a connection, with the way to ask again. */
export function PagesAway({ children, tryAgain }: PagesAwayProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="alert">
      <p>{children}</p>
      <TextButton onClick={tryAgain}>{t('failure.retry')}</TextButton>
    </Notice>
  );
}
