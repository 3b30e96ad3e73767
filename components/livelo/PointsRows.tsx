import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney, formatReduction } from '@/domain/money';
import { formatPoints } from '@/domain/points';
import { SummaryRow } from '../summary/SummaryRow';
import type { PointsSplit } from './pointsSplit';

interface PointsRowsProps {
  split: PointsSplit;
  currency: Currency;
  /** Minor units: what is paid in money, with the interest of the chosen installments. */
  total?: number;
}

/** The price, what the points are worth, and what remains. */
export function PointsRows({ currency, split, total = split.cash }: PointsRowsProps) {
  const { t } = useTranslation();
  const { cash, points, worth } = split;
  return (
    <dl className="order-rows">
      <SummaryRow label={t('livelo.summary.price')} value={formatMoney(worth + cash, currency)} />
      <SummaryRow
        label={t('livelo.points', { points: formatPoints(points) })}
        value={formatReduction(worth, currency)}
      />
      <SummaryRow isStrong label={t('livelo.summary.cash')} value={formatMoney(total, currency)} />
    </dl>
  );
}
