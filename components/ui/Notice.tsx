import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from './Button';
import { Text } from './text';

export type NoticeTone = 'error' | 'alert' | 'success';

const Box = styled.div<{ $tone: NoticeTone }>`
  padding: var(--space-16);
  border-inline-start: 4px solid var(--color-${({ $tone }) => $tone});
  border-radius: var(--radius-control);
  background: var(--color-${({ $tone }) => $tone}-surface);
  color: var(--color-text);
`;

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
}

/** A message that stays on the page. Errors interrupt a screen reader, the others wait. */
export function Notice({ children, title, tone }: NoticeProps) {
  return (
    <Box $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {title !== undefined && (
        <Text $size="strong" $tone={tone}>
          {title}
        </Text>
      )}
      {children}
    </Box>
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
