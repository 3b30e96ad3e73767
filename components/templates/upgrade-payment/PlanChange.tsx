import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import { formatMarketDay } from '@/domain/dateTexts';
import { DiscountChip } from '../../payLinks/DiscountChip';
import { Icon } from '../../ui/icons';
import { Text } from '../../ui/text';

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-tile);
`;

const Arrow = styled.span`
  display: grid;
  place-items: center;
  margin: var(--space-8) 0;
  color: var(--color-text-muted);
`;

/** Stronger than the other, but not as what is chosen looks: here nothing can be. */
const NewSide = styled(Side)`
  align-items: center;
  border-color: var(--color-border-strong);
`;

interface PlanChangeProps {
  current: Pick<Subscription, 'plan' | 'renewsAt'>;
  next: Plan;
}

/** From the plan that the buyer has to the only better one; the order has its price. */
export function PlanChange({ current, next }: PlanChangeProps) {
  const currentId = useId();
  const nextId = useId();
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  return (
    <div>
      <Side role="group" aria-labelledby={currentId}>
        <div>
          <Text id={currentId} $size="small" $tone="text-muted">
            {t('upgrade.current')}
          </Text>
          <Text $size="label">{current.plan.name}</Text>
        </div>
        <Text $size="small" $tone="text-muted">
          {t('upgrade.currentUntil', { day: formatMarketDay(current.renewsAt, locale) })}
        </Text>
      </Side>
      <Arrow aria-hidden>
        <Icon>
          <path d="M12 4v16m-7-7 7 7 7-7" />
        </Icon>
      </Arrow>
      <NewSide role="group" aria-labelledby={nextId}>
        <div>
          <Text id={nextId} $size="small" $tone="text-muted">
            {t('upgrade.only')}
          </Text>
          <Text $size="strong">{next.name}</Text>
        </div>
        <DiscountChip plan={next} />
      </NewSide>
    </div>
  );
}
