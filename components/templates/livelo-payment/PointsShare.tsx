import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import { LiveloCard } from '../../livelo/LiveloCard';
import type { PointsSplit } from '../../livelo/pointsSplit';
import { TextButton } from '../../ui/Button';
import { Text } from '../../ui/text';

const Change = styled(TextButton)`
  padding: 0;
`;

interface PointsShareProps {
  split: PointsSplit;
  currency: Currency;
  onChange: () => void;
}

/** What the points pay of the price, and the way back to their choice. */
export function PointsShare({ currency, onChange, split: { cash, worth } }: PointsShareProps) {
  const { t } = useTranslation();
  const paid = {
    worth: formatMoney(worth, currency),
    price: formatMoney(worth + cash, currency),
  };
  return (
    <LiveloCard picture="coins" look="quiet">
      <Text $size="label">{t('livelo.payment.share')}</Text>
      <Text $size="h2">
        {cash === 0 ? t('livelo.payment.share.all') : t('livelo.payment.share.part', paid)}
      </Text>
      <Change onClick={onChange}>{t('livelo.payment.change')}</Change>
    </LiveloCard>
  );
}
