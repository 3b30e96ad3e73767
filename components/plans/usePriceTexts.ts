import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { countryCurrencies, getCountry } from '@/domain/markets';
import { formatMoney } from '@/domain/money';
import { getLongestFreeInstallment, getLongestInstallment } from '@/services/checkout/selectPlan';

interface PriceTexts {
  main: string;
  interest: string | null;
  /** null where the main text states the whole price already. */
  atOnce: string | null;
  short: string | null;
  /** In the same form as the price; null: the price has not changed. */
  standard: string | null;
  /** null: the price is in the currency of the buyer's country. */
  foreign: string | null;
}

export interface ChosenPrice {
  total: number;
  /** null: the plan is paid at once, or with two methods. */
  installment: Installment | null;
}

export function usePriceTexts(plan: Plan, chosen?: ChosenPrice): PriceTexts {
  const { t } = useTranslation();
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const { locale } = useCheckoutPage().page;
  const isForeign = countryCurrencies[getCountry(locale)] !== plan.currency;
  const foreign = isForeign ? t(`price.charged.${plan.currency}`) : null;
  const isReduced = plan.standardAmount > plan.amount;
  const installment = chosen
    ? chosen.installment
    : (getLongestFreeInstallment(plan) ?? getLongestInstallment(plan));
  if (!installment || installment.id === 1) {
    const { total = plan.amount } = chosen ?? {};
    const isComparable = isReduced && total === plan.amount;
    const standard = isComparable ? money(plan.standardAmount) : null;
    return { main: money(total), interest: null, atOnce: null, short: null, standard, foreign };
  }
  const isFree = installment.tax === 0;
  const interest = t(isFree ? 'price.free' : 'price.interest');
  const total = money(plan.amount);
  const spread = (value: number) =>
    t('price.spread', { count: installment.id, value: money(value) });
  return {
    main: spread(installment.value),
    interest,
    short: isFree
      ? t('price.short', { interest, total })
      : t('price.short.interest', { interest, total: money(installment.totalValue) }),
    atOnce: isFree
      ? t('price.atOnce', { total })
      : t('price.total', { spread: money(installment.totalValue), total }),
    standard: isReduced ? spread(installment.standardValue) : null,
    foreign,
  };
}
