import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { ShieldIcon } from '../ui/icons';
import { Text } from '../ui/text';

const Band = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  background: var(--color-tint);

  > svg {
    box-sizing: content-box;
    padding: var(--space-8);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-accent);
  }
`;

export function Guarantee({ days }: { days: number }) {
  const { t } = useTranslation();
  return (
    <Band>
      <ShieldIcon />
      <div>
        <Text $size="strong">{t('presentation.guarantee', { days })}</Text>
        <Text $size="small" $tone="text-muted">
          {t('presentation.guarantee.text')}
        </Text>
      </div>
    </Band>
  );
}
