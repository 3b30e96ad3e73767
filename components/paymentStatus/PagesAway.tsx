import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

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
