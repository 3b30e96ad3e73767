import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay, formatMarketMoment } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { SummaryRow } from '../summary/SummaryRow';
import type { TrialFacts } from './trialStatus';
import { useChargeText, type TrialCharge } from './useChargeText';

interface TrialRowsProps extends TrialCharge {
  trial: Pick<TrialFacts, 'endsAt' | 'chargedAt'>;
}

export function TrialRows({ trial, ...charge }: TrialRowsProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { chargedAt, endsAt } = trial;
  return (
    <>
      <SummaryRow label={t('trial.freeUntil')} value={formatMarketMoment(endsAt, locale)} />
      <SummaryRow label={t('trial.atStart')} value={formatMoney(0, charge.currency)} />
      {chargedAt !== null && <ChargedRows at={chargedAt} {...charge} />}
    </>
  );
}

interface ChargeRowsProps extends TrialCharge {
  /** ISO 8601 */
  at: string;
}

export function ChargedRows({ at, ...charge }: ChargeRowsProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  return (
    <>
      <SummaryRow label={t('trial.chargedOn')} value={formatMarketDay(at, locale)} />
      <SummaryRow isStrong label={t('trial.chargedAmount')} value={useChargeText(charge)} />
    </>
  );
}

export function NextChargeRows({ at, ...charge }: ChargeRowsProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  return (
    <>
      <SummaryRow label={t('trial.chargeOn')} value={formatMarketMoment(at, locale)} />
      <SummaryRow isStrong label={t('trial.amount')} value={useChargeText(charge)} />
    </>
  );
}
