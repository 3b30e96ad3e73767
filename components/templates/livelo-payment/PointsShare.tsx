import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import { LiveloCard } from '../../livelo/LiveloCard';
import type { PointsSplit } from '../../livelo/pointsSplit';
import { TextButton } from '../../ui/Button';
import { Text } from '../../ui/text';

/** Both parts of the price, and how much of it each is. */
const Shares = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16) var(--space-16) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--color-tint);

  dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-8) var(--space-16);
  }

  dl > :last-child {
    text-align: end;
  }
`;

const Bar = styled.span<{ $share: number }>`
  height: var(--space-8);
  border-radius: 99px;
  background: linear-gradient(
    to right,
    var(--color-accent) ${({ $share }) => $share}%,
    var(--color-surface) ${({ $share }) => $share}%
  );
  box-shadow: var(--ring-chosen);
`;

const Change = styled(TextButton)`
  justify-self: start;
  padding: 0;
`;

const Share = ({ amount, label }: { amount: string; label: string }) => (
  <div>
    <Text as="dt" $size="small" $tone="text-muted">
      {label}
    </Text>
    <Text as="dd" $size="h2">
      {amount}
    </Text>
  </div>
);

interface PointsShareProps {
  split: PointsSplit;
  currency: Currency;
  onChange: () => void;
}

/** What the points pay of the price, and the way back to their choice. */
export function PointsShare({ currency, onChange, split }: PointsShareProps) {
  const { t } = useTranslation();
  const { cash, worth } = split;
  const change = <Change onClick={onChange}>{t('livelo.payment.change')}</Change>;
  const paid = formatMoney(worth, currency);
  if (cash === 0) {
    return (
      <>
        <LiveloCard picture="coins">
          <Text $size="label">{t('livelo.payment.share')}</Text>
          <Text $size="price">{paid}</Text>
          <Text $size="small">{t('livelo.payment.share.all')}</Text>
        </LiveloCard>
        {change}
      </>
    );
  }
  return (
    <Shares>
      <dl>
        <Share label={t('livelo.payment.share')} amount={paid} />
        <Share label={t('livelo.summary.cash')} amount={formatMoney(cash, currency)} />
      </dl>
      <Bar $share={(100 * worth) / (worth + cash)} aria-hidden />
      {change}
    </Shares>
  );
}
