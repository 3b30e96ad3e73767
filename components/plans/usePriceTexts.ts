import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { countryCurrencies, getCountry } from '@/domain/markets';
import { formatMoney } from '@/domain/money';
import { getLongestFreeInstallment, getLongestInstallment } from '@/services/checkout/selectPlan';

interface PriceTexts {
  /** The price by the month, else the whole. */
  main: string;
  /** Whether spreading it costs more; null: it is not spread. */
  interest: string | null;
  /** The whole; null where that is said already. */
  atOnce: string | null;
  /** Interest and the whole in few words; null where neither is to be said. */
  short: string | null;
  /** What it was before, by the same measure; null: the same. */
  standard: string | null;
  /** In which money it is charged; null: in that of the buyer's country. */
  foreign: string | null;
}

/** How a plan is paid, once that is chosen. */
export interface ChosenPrice {
  /** What is paid in all, interest included, in minor units. */
  total: number;
  /** How that is spread; null: it is paid at once, or in two ways. */
  installment: Installment | null;
}

/**
 * A plan's price in words: as it was chosen, and before that without interest where it can be had so.
 */
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
