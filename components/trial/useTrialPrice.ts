import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { type Currency, formatMoney } from '@/domain/money';
import { getTrialStatus, type TrialFacts } from './trialStatus';

interface Charge {
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** @returns what the trial costs now, or has cost; undefined unless it is free or charged */
export function useTrialPrice(trial: TrialFacts, { amount, currency }: Charge): string | undefined {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const status = getTrialStatus(trial, renderedAt);
  if (status === 'running') return t('trial.free', { day: formatMarketDay(trial.endsAt, locale) });
  return status === 'charged'
    ? t('price.paid', { amount: formatMoney(amount, currency) })
    : undefined;
}
