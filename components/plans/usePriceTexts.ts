import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
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
}

/** A plan's price in words: without interest where it can be had so. */
export function usePriceTexts(plan: Plan): PriceTexts {
  const { t } = useTranslation();
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const isReduced = plan.standardAmount > plan.amount;
  const free = getLongestFreeInstallment(plan);
  const longest = free ?? getLongestInstallment(plan);
  if (!longest) {
    const standard = isReduced ? money(plan.standardAmount) : null;
    return { main: money(plan.amount), interest: null, atOnce: null, short: null, standard };
  }
  const interest = t(free ? 'price.free' : 'price.interest');
  const total = money(plan.amount);
  const spread = (value: number) => t('price.spread', { count: longest.id, value: money(value) });
  return {
    main: spread(longest.value),
    interest,
    short: t('price.short', { interest, total }),
    atOnce: free
      ? t('price.atOnce', { total })
      : t('price.total', { spread: money(longest.totalValue), total }),
    standard: isReduced ? spread(longest.standardValue) : null,
  };
}
