import type { ReactNode } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from './Button';
import { AlertIcon } from './controlIcons';
import { Text } from './text';

export type NoticeTone = 'error' | 'alert' | 'success';

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** In place of what an error has by itself. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Errors interrupt a screen reader, other notices wait. */
export function Notice({ children, icon, title, tone }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon ?? (tone === 'error' && <AlertIcon />)}
      {title !== undefined && (
        <Text $size="strong" $tone={tone}>
          {title}
        </Text>
      )}
      <div>{children}</div>
    </div>
  );
}

interface LoadFailureProps {
  message: MessageKey;
  retry: () => void;
}

export function LoadFailure({ message, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="error">
      <p>{t(message)}</p>
      <TextButton onClick={retry}>{t('failure.retry')}</TextButton>
    </Notice>
  );
}
