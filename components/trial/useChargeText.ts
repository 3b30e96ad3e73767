import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';

export interface TrialCharge {
  /** Minor units. */
  amount: number;
  currency: Currency;
  installments: number;
}

export function useChargeText({ amount, currency, installments }: TrialCharge): string {
  const { t } = useTranslation();
  const total = formatMoney(amount, currency);
  return installments > 1 ? t('trial.amountOf', { total, count: installments }) : total;
}
