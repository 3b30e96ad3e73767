import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { formatDate } from '@/domain/formatDate';
import { countryCurrencies, getCountry } from '@/domain/markets';
import { formatMoney } from '@/domain/money';
import { getLongestFreeInstallment, getLongestInstallment } from '@/services/checkout/selectPlan';

interface PriceTexts {
  main: string;
  interest: string | null;
  /** The other way to pay the price, or what a trial costs later; null: the main text says it all. */
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
  isPaid?: boolean;
}

export function usePriceTexts(plan: Plan, chosen?: ChosenPrice): PriceTexts {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const trial = useTrial(plan);
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const spread = ({ id }: Installment, value: number) =>
    t('price.spread', { count: id, value: money(value) });
  const isForeign = countryCurrencies[getCountry(locale)] !== plan.currency;
  const foreign = isForeign ? t(`price.charged.${plan.currency}`) : null;
  const isReduced = plan.standardAmount > plan.amount;
  const free = getLongestFreeInstallment(plan);
  const installment = chosen ? chosen.installment : free;
  const isSpread = installment !== null && installment.id > 1;
  if (trial) {
    const price = isSpread ? spread(installment, installment.value) : money(plan.amount);
    const later = t('price.trialThen', { price, day: formatDate(trial.firstChargeOn, locale) });
    const main = t('price.trial', { amount: money(0) });
    return { main, interest: null, atOnce: later, short: later, standard: null, foreign };
  }
  if (chosen?.isPaid === true) {
    const main = t('price.paid', { amount: money(chosen.total) });
    return { main, interest: null, atOnce: null, short: null, standard: null, foreign: null };
  }
  if (!isSpread) {
    const { total = plan.amount } = chosen ?? {};
    const isComparable = isReduced && total === plan.amount;
    const standard = isComparable ? money(plan.standardAmount) : null;
    // Where a spread costs interest, the price at once comes first.
    const longest = free || chosen?.installment === null ? null : getLongestInstallment(plan);
    const orSpread =
      longest &&
      t('price.orSpread', {
        spread: spread(longest, longest.value),
        interest: t('price.interest'),
      });
    return {
      main: money(total),
      interest: null,
      atOnce: orSpread,
      short: orSpread,
      standard,
      foreign,
    };
  }
  const isFree = installment.tax === 0;
  const interest = t(isFree ? 'price.free' : 'price.interest');
  const total = money(plan.amount);
  return {
    main: spread(installment, installment.value),
    interest,
    short: isFree
      ? t('price.short', { interest, total })
      : t('price.short.interest', { interest, total: money(installment.totalValue) }),
    atOnce: isFree
      ? t('price.atOnce', { total })
      : t('price.total', { spread: money(installment.totalValue), total }),
    standard: isReduced ? spread(installment, installment.standardValue) : null,
    foreign,
  };
}
