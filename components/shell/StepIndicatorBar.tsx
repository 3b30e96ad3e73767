import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { StepIndicator } from '@/services/checkout/stepIndicator';

const List = styled.div`
  display: flex;
  gap: 6px;
`;

const Mark = styled.span<{ $isDone: boolean }>`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${({ $isDone }) => ($isDone ? 'var(--color-primary)' : 'var(--color-border)')};
`;

/** How far the buyer has come, read as "Etapa 2 de 3". */
export function StepIndicatorBar({ current, total }: StepIndicator) {
  const { t } = useTranslation();
  return (
    <List role="img" aria-label={t('shell.step', { current, total })}>
      {Array.from({ length: total }, (_, index) => (
        <Mark key={index} $isDone={index < current} />
      ))}
    </List>
  );
}
