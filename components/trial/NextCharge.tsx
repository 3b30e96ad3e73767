import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketMoment } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { DayCard } from '../ui/DayCard';
import { useChargeText, type TrialCharge } from './useChargeText';

interface NextChargeProps extends TrialCharge {
  /** ISO 8601 */
  at: string;
}

/** The day and the amount that a trial comes to, unless it is cancelled. */
export function NextCharge({ at, ...charge }: NextChargeProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const price = useChargeText(charge);
  return (
    <DayCard
      at={at}
      timeZone={getTimeZone(getCountry(locale))}
      facts={[
        { label: t('trial.chargeOn'), value: formatMarketMoment(at, locale) },
        { label: t('trial.amount'), value: price },
      ]}
    />
  );
}
