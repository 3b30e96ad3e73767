import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import { formatPoints } from '@/domain/points';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { RichText } from '../ui/RichText';
import { joinPointsSplit, type PointsSplit } from './pointsSplit';

/** The places of the amounts (RichText). */
const places = { points: '{points}', money: '{money}' };

/** Points and money are two amounts: neither is divided where a line has room for it. */
const Amount = styled.span`
  display: inline-block;
`;

interface PointsSplitTitleProps {
  split: PointsSplit;
  currency: Currency;
}

export function PointsSplitTitle({ currency, split }: PointsSplitTitleProps) {
  const { t } = useTranslation();
  const mix = joinPointsSplit(split, places, t);
  return (
    <ArrivalTitle>
      {/* Another choice has other words between its amounts (docs/behaviour.md 13). */}
      <span key={mix}>
        <RichText
          text={t('livelo.pay', { mix })}
          parts={{
            points: <Amount>{t('livelo.points', { points: formatPoints(split.points) })}</Amount>,
            money: <Amount>{formatMoney(split.cash, currency)}</Amount>,
          }}
        />
      </span>
    </ArrivalTitle>
  );
}
