import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
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

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
`;

const Price = styled.div`
  margin-inline-start: auto;
  text-align: end;
`;

const Arrow = styled.span`
  display: grid;
  place-items: center;
  margin: var(--space-8) 0;
  color: var(--color-text-muted);
`;

/** Stronger than the other, but not as what is chosen looks: here nothing can be. */
const NewSide = styled(Side)`
  border-color: var(--color-border-strong);
`;

interface PlanChangeProps {
  current: Pick<Subscription, 'plan' | 'renewsAt'>;
  next: Plan;
}

/** From the plan that the buyer has to the only better one, with what the credit takes off. */
export function PlanChange({ current, next }: PlanChangeProps) {
  const currentId = useId();
  const nextId = useId();
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const money = (amount: number) => formatMoney(amount, next.currency);
  const credit = next.standardAmount - next.amount;
  return (
    <div>
      <Side role="group" aria-labelledby={currentId}>
        <div>
          <Text id={currentId} $size="small" $tone="text-muted">
            {t('upgrade.current')}
          </Text>
          <Text $size="label">{current.plan.name}</Text>
        </div>
        <Terms>
          <Text $size="small" $tone="text-muted">
            {t('upgrade.currentUntil', { day: formatMarketDay(current.renewsAt, locale) })}
          </Text>
          {credit > 0 && (
            <Text $size="label" $tone="success">
              {t('upgrade.credit', { credit: money(credit) })}
            </Text>
          )}
        </Terms>
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
        <Price>
          <Text $size="h2">{money(next.amount)}</Text>
          {credit > 0 && (
            <Text $size="small" $tone="text-muted">
              {t('upgrade.insteadOf', { price: money(next.standardAmount) })}
            </Text>
          )}
        </Price>
      </NewSide>
    </div>
  );
}
