import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { Text } from '../ui/text';
import { type ChosenPrice, usePriceTexts } from './usePriceTexts';

const Main = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  font: var(--text-price);
  letter-spacing: var(--tracking-tight);
`;

const Chip = styled.span`
  padding: 0 var(--space-8);
  border-radius: 99px;
  background: var(--color-surface-raised);
  font: var(--text-caption);
  letter-spacing: normal;
`;

/**
 * Shows a price as Brazil reads it: per month where it can be spread, with or without interest, and at
 * once. The earlier price has the same form.
 */
export function PlanPrice({ chosen, plan }: { plan: Plan; chosen?: ChosenPrice | undefined }) {
  const { t } = useTranslation();
  const texts = usePriceTexts(plan, chosen);
  return (
    <div>
      {texts.standard !== null && (
        <Text $size="body" $tone="text-muted">
          <s>{t('price.standard', { value: texts.standard })}</s>
        </Text>
      )}
      <Main>
        <span>{texts.main}</span>
        {texts.interest !== null && <Chip>{texts.interest}</Chip>}
      </Main>
      {texts.atOnce !== null && (
        <Text $size="small" $tone="text-muted">
          {texts.atOnce}
        </Text>
      )}
      {texts.foreign !== null && (
        <Text $size="small" $tone="text-muted">
          {texts.foreign}
        </Text>
      )}
    </div>
  );
}
