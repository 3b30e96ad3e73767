import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { LiveloSession } from '@/contract/livelo';
import { type Currency, formatMoney } from '@/domain/money';
import { convertPointsToAmount, formatPoints } from '@/domain/points';
import { LiveloCard } from '../../livelo/LiveloCard';
import type { PointsSplit } from '../../livelo/pointsSplit';
import { Text } from '../../ui/text';

/** Lines on a phone, whose width holds two of the three amounts; side by side where all fit. */
const Facts = styled.dl`
  display: grid;
  gap: var(--space-8) var(--space-16);
  margin-top: var(--space-16);
  padding-top: var(--space-12);
  border-top: 1px solid color-mix(in srgb, var(--color-text) 30%, transparent);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-16);
  }

  @container (min-width: 24rem) {
    grid-template-columns: repeat(3, auto);

    > div {
      display: block;
    }
  }
`;

interface PointsBalanceProps {
  account: NonNullable<LiveloSession['account']>;
  split: PointsSplit;
  currency: Currency;
}

/** What the buyer has, what that is worth, and what is left after this purchase. */
export function PointsBalance({
  account: { balance, rate },
  currency,
  split: { cash, points },
}: PointsBalanceProps) {
  const { t } = useTranslation();
  const count = (value: number) => t('livelo.points', { points: formatPoints(value) });
  const worth = formatMoney(convertPointsToAmount(balance, rate), currency);
  return (
    <LiveloCard
      picture="coins"
      facts={
        <Facts>
          <Fact label={t('livelo.balance.used')} value={count(points)} />
          <Fact label={t('livelo.summary.cash')} value={formatMoney(cash, currency)} />
          <Fact label={t('livelo.balance.left')} value={count(balance - points)} />
        </Facts>
      }
    >
      <Text $size="label">{t('livelo.balance')}</Text>
      <Text $size="price">{count(balance)}</Text>
      <Text $size="small">{t('livelo.balance.worth', { money: worth })}</Text>
    </LiveloCard>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text as="dt" $size="small">
      {label}
    </Text>
    <Text as="dd" $size="strong">
      {value}
    </Text>
  </div>
);
