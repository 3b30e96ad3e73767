import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { ShieldIcon } from '../ui/icons';

const Text = styled.p`
  display: flex;
  align-items: start;
  gap: var(--space-8);
  color: var(--color-text-muted);
  font: var(--text-small);
`;

export function Guarantee({ days }: { days: number }) {
  const { t } = useTranslation();
  return (
    <Text>
      <ShieldIcon />
      {t('presentation.guarantee', { days })}
    </Text>
  );
}
