import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Icon } from '../ui/icons';

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
      <Icon>
        <path d="M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5" />
      </Icon>
      {t('presentation.guarantee', { days })}
    </Text>
  );
}
