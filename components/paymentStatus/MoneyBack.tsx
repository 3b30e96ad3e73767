import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentPartView } from '@/contract/payment';
import { getMoneyBackWays } from '@/domain/moneyBack';
import { PageText } from '../ui/PageText';

export function MoneyBack({ parts }: { parts: readonly PaymentPartView[] }) {
  const { t } = useTranslation();
  return getMoneyBackWays(parts).map((way) => (
    <PageText key={way}>{t(`moneyBack.${way}`)}</PageText>
  ));
}
