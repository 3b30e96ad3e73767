import type { ReactNode } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from './Button';
import { AlertIcon, CheckIcon, InfoIcon } from './controlIcons';
import { Text } from './text';

export type NoticeTone = 'error' | 'alert' | 'success';

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** In place of the tone's. */
  icon?: ReactNode;
  children: ReactNode;
}

const icons = { error: <AlertIcon />, alert: <InfoIcon />, success: <CheckIcon /> };

/** Errors interrupt a screen reader, other notices wait. */
export function Notice({ children, icon, title, tone }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon ?? icons[tone]}
      {title !== undefined && (
        <Text $size="strong" $tone={tone}>
          {title}
        </Text>
      )}
      <div>{children}</div>
    </div>
  );
}

/** What a choice means, beside its fields. */
export const Explanation = ({ children }: { children: ReactNode }) => (
  <div className="notice">
    <InfoIcon />
    <p>{children}</p>
  </div>
);

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
