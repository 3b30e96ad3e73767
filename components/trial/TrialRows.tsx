import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay, formatMarketMoment } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { SummaryRow } from '../summary/SummaryRow';
import type { TrialFacts } from './trialStatus';
import { useChargeText, type TrialCharge } from './useChargeText';

interface TrialRowsProps extends TrialCharge {
  trial: Omit<TrialFacts, 'state' | 'chargeFailure'>;
}

export function TrialRows({ trial, ...charge }: TrialRowsProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { chargeAt, chargedAt, endsAt } = trial;
  const day = (moment: string) => formatMarketDay(moment, locale);
  const price = useChargeText(charge);
  return (
    <>
      <SummaryRow label={t('trial.freeUntil')} value={formatMarketMoment(endsAt, locale)} />
      <SummaryRow label={t('trial.atStart')} value={formatMoney(0, charge.currency)} />
      {chargeAt !== null && (
        <>
          <SummaryRow label={t('trial.chargeOn')} value={formatMarketMoment(chargeAt, locale)} />
          <SummaryRow isStrong label={t('trial.amount')} value={price} />
        </>
      )}
      {chargedAt !== null && (
        <>
          <SummaryRow label={t('trial.chargedOn')} value={day(chargedAt)} />
          <SummaryRow isStrong label={t('trial.chargedAmount')} value={price} />
        </>
      )}
    </>
  );
}
