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

const none = { interest: null, atOnce: null, short: null, standard: null, foreign: null };

export function usePriceTexts(plan: Plan, chosen?: ChosenPrice): PriceTexts {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const trial = useTrial(plan);
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const spread = ({ id }: Installment, value: number) =>
    t('price.spread', { count: id, value: money(value) });
  const total = money(chosen?.total ?? plan.amount);
  if (chosen?.isPaid === true) return { ...none, main: t('price.paid', { amount: total }) };
  const isForeign = countryCurrencies[getCountry(locale)] !== plan.currency;
  const foreign = isForeign ? t(`price.charged.${plan.currency}`) : null;
  const isReduced = plan.standardAmount > plan.amount;
  const free = getLongestFreeInstallment(plan);
  const installment = chosen ? chosen.installment : free;
  const isSpread = installment !== null && installment.id > 1;
  const main = isSpread ? spread(installment, installment.value) : total;
  if (trial) {
    const day = formatDate(trial.firstChargeOn);
    const later = t('price.trialThen', { price: main, day });
    return {
      ...none,
      main: t('price.trial', { amount: money(0) }),
      atOnce: later,
      short: later,
      foreign,
    };
  }
  if (!isSpread) {
    // Where a spread costs interest, the price at once comes first.
    const longest = free || chosen?.installment === null ? null : getLongestInstallment(plan);
    const orSpread =
      longest &&
      t('price.orSpread', {
        spread: spread(longest, longest.value),
        interest: t('price.interest'),
      });
    const isComparable = isReduced && (chosen?.total ?? plan.amount) === plan.amount;
    const standard = isComparable ? money(plan.standardAmount) : null;
    return { main, interest: null, atOnce: orSpread, short: orSpread, standard, foreign };
  }
  const isFree = installment.tax === 0;
  const interest = t(isFree ? 'price.free' : 'price.interest');
  const atOnce = money(plan.amount);
  const withInterest = money(installment.totalValue);
  const standard = isReduced ? spread(installment, installment.standardValue) : null;
  // What is chosen has a total; only before that is the price at once another way to pay.
  if (chosen) {
    const short = t('price.short.interest', { interest, total });
    return { main, interest, short, atOnce: null, standard, foreign };
  }
  return {
    main,
    interest,
    short: isFree
      ? t('price.short', { interest, total: atOnce })
      : t('price.short.interest', { interest, total: withInterest }),
    atOnce: isFree
      ? t('price.atOnce', { total: atOnce })
      : t('price.total', { spread: withInterest, total: atOnce }),
    standard,
    foreign,
  };
}
