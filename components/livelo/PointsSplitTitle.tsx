import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import { formatPoints } from '@/domain/points';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { RichText } from '../ui/RichText';
import type { PointsSplit } from './pointsSplit';

/** Points and money are two amounts: neither is divided where a line has room for it. */
const Amount = styled.span`
  display: inline-block;
`;

interface PointsSplitTitleProps {
  split: PointsSplit;
  currency: Currency;
}

export function PointsSplitTitle({ currency, split: { cash, points } }: PointsSplitTitleProps) {
  const { t } = useTranslation();
  const mix = points === 0 ? '{money}' : cash === 0 ? '{points}' : t('livelo.mix');
  return (
    <ArrivalTitle>
      {/* Another choice has other words between its amounts (docs/behaviour.md 13). */}
      <span key={mix}>
        <RichText
          text={t('livelo.pay', { mix })}
          parts={{
            points: <Amount>{t('livelo.points', { points: formatPoints(points) })}</Amount>,
            money: <Amount>{formatMoney(cash, currency)}</Amount>,
          }}
        />
      </span>
    </ArrivalTitle>
  );
}
