import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay, formatMarketMoment } from '@/domain/dateTexts';
import { type Currency, formatMoney } from '@/domain/money';
import { SummaryRow } from '../summary/SummaryRow';
import type { TrialFacts } from './trialStatus';

interface TrialRowsProps {
  trial: TrialFacts;
  amount: number;
  currency: Currency;
  installments: number;
}

export function TrialRows({ amount, currency, installments, trial }: TrialRowsProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { chargeAt, chargedAt, endsAt } = trial;
  const day = (moment: string) => formatMarketDay(moment, locale);
  const total = formatMoney(amount, currency);
  const price = installments > 1 ? t('trial.amountOf', { total, count: installments }) : total;
  return (
    <>
      <SummaryRow label={t('trial.freeUntil')} value={formatMarketMoment(endsAt, locale)} />
      <SummaryRow label={t('trial.atStart')} value={formatMoney(0, currency)} />
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
