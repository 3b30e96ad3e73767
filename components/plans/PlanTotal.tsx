import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { Card, CardTitle } from '../ui/Card';
import { PlanPrice } from './PlanPrice';

const Total = styled(Card)`
  padding-block: var(--space-16);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-24);
  }
`;

export function PlanTotal({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  return (
    <Total aria-label={t('presentation.total')}>
      <div role="status">
        <CardTitle>{plan.name}</CardTitle>
        <PlanPrice plan={plan} />
      </div>
    </Total>
  );
}
