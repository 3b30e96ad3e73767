import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan, ProductV2 } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import { formatMarketDay } from '@/domain/dateTexts';
import { DiscountChip } from '../../payLinks/DiscountChip';
import { CheckIcon } from '../../ui/controlIcons';
import { Icon } from '../../ui/icons';
import { Text } from '../../ui/text';

const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  overflow: hidden;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 11fr 12fr;

  @container (max-width: 19rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  padding: var(--space-16) var(--space-12) var(--space-16) var(--space-16);
`;

/** What the buyer comes to has the brand's ground; the arrow stands where the sides meet. */
const NewSide = styled(Side)`
  position: relative;
  padding-inline-start: var(--space-24);
  background: var(--color-tint);

  @container (max-width: 19rem) {
    padding: var(--space-24) var(--space-16) var(--space-16);
  }
`;

const Arrow = styled.span`
  position: absolute;
  inset: calc(50% - var(--space-16)) auto auto calc(-1 * var(--space-16));
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: var(--color-primary);
  color: var(--color-on-primary);

  @container (max-width: 19rem) {
    inset: calc(-1 * var(--space-16)) auto auto var(--space-16);
    rotate: 90deg;
  }
`;

const Discount = styled.div`
  display: grid;
  margin-top: var(--space-8);

  > p {
    padding-inline: var(--space-8);
    font: var(--text-caption);
  }
`;

const Gains = styled.div`
  padding: var(--space-12) var(--space-16) var(--space-16);
  border-top: 1px solid var(--color-border);

  ul {
    display: grid;
    gap: var(--space-4);
    margin-top: var(--space-8);
  }

  li {
    display: flex;
    gap: var(--space-8);
    font: var(--text-small);
  }

  .icon {
    flex: none;
    color: var(--color-accent);
  }
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
    <Frame>
      <Sides>
        <Side role="group" aria-labelledby={currentId}>
          <Text id={currentId} $size="small" $tone="text-muted">
            {t('upgrade.current')}
          </Text>
          <Text $size="label">{current.plan.name}</Text>
          <Text $size="small" $tone="text-muted">
            {t('upgrade.currentUntil', { day: formatMarketDay(current.renewsAt, locale) })}
          </Text>
        </Side>
        <NewSide role="group" aria-labelledby={nextId}>
          <Arrow aria-hidden>
            <Icon>
              <path d="M4 12h16m-7-7 7 7-7 7" />
            </Icon>
          </Arrow>
          <Text id={nextId} $size="small" $tone="text-muted">
            {t('upgrade.only')}
          </Text>
          <Text $size="strong">{next.name}</Text>
          <Discount>
            <DiscountChip plan={next} />
          </Discount>
        </NewSide>
      </Sides>
      <PlanGains current={current.plan} next={next} />
    </Frame>
  );
}

/** The form needs the room of more. */
const shownGains = 2;

/** What the new plan gives and the other does not, as far as both say it; the order describes the new one. */
function listGains(current: Plan, next: Plan, product: ProductV2): readonly string[] {
  const had = current.benefits;
  if (!had) return [];
  const given = next.benefits ?? product.benefits ?? [];
  return given.filter((benefit) => !had.includes(benefit)).slice(0, shownGains);
}

function PlanGains({ current, next }: { current: Plan; next: Plan }) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const gains = listGains(current, next, product);
  if (gains.length === 0) return null;
  return (
    <Gains>
      <Text $size="small" $tone="text-muted">
        {t('upgrade.gains')}
      </Text>
      <ul>
        {gains.map((gain) => (
          <li key={gain}>
            <CheckIcon />
            {gain}
          </li>
        ))}
      </ul>
    </Gains>
  );
}
