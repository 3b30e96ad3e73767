import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import { getPlanDifference, getPricePerProfile, type ProfilePlan } from '@/services/checkout/plans';
import { getLongestInstallment } from '@/services/checkout/selectPlan';
import { RadioCards } from '../fields/RadioCards';
import { TileTag } from '../ui/TileTag';

/** The price stands below the tag, which rises from it into the gap. */
const Prices = styled.div`
  --tag-rise: -70%;

  fieldset {
    gap: var(--space-24);
  }

  .choice {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
  }

  /* The radio button stands beside the middle of the first line, of one as of more. */
  label:has(small) > span:first-of-type {
    align-self: start;
    margin-top: calc(var(--space-4) / 2);
  }

  .choice-detail {
    display: contents;
  }

  strong {
    margin-inline-start: auto;
    color: var(--color-text);
    font: var(--text-strong);
    text-align: end;
  }

  /* What a person pays stands below the number, and what that saves below the price. */
  small {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
    font: var(--text-small);
  }

  /* Without a ground of its own: that of success is as dark as a dark card. */
  em {
    color: var(--color-success);
    font-style: normal;
  }
`;

/** Rounded down: nobody saves less than it says. */
const getPercentSaved = (single: number, perPerson: number) =>
  Math.floor((100 * (single - perPerson)) / single);

interface ProfilePickerProps {
  plans: readonly ProfilePlan[];
  chosen: ProfilePlan;
  onChoose: (planId: string) => void;
}

export function ProfilePicker({ chosen, onChoose, plans }: ProfilePickerProps) {
  const { t } = useTranslation();
  const { shouldUseMonthlyDifference } = useCheckoutPage().brand.multiProfile;
  const [fewest = chosen] = plans;
  // Prices of one unit can be compared: by month only where all plans have as many months.
  const isMonthly =
    shouldUseMonthlyDifference &&
    plans.every((plan) => getPlanDifference(fewest, plan).monthly !== null);
  const getSpread = (plan: ProfilePlan) => (isMonthly ? getLongestInstallment(plan) : null);
  const getAmount = (plan: ProfilePlan) => getSpread(plan)?.value ?? plan.amount;
  const getPerPerson = (plan: ProfilePlan) =>
    getPricePerProfile({ ...plan, amount: getAmount(plan) });
  // By the whole amounts: an installment may hold interest, and a price per person leaves odd cents.
  const best = plans.reduce(
    (a, b) => (a.amount * b.profiles > b.amount * a.profiles ? b : a),
    fewest,
  );
  const describe = (plan: ProfilePlan): ReactNode => {
    const money = (amount: number) => formatMoney(amount, plan.currency);
    const spread = getSpread(plan);
    const value = money(getAmount(plan));
    const percent = getPercentSaved(getPerPerson(fewest), getPerPerson(plan));
    return (
      <>
        <strong>{spread ? t('price.spread', { count: spread.id, value }) : value}</strong>
        {plan.profiles > 1 && (
          // The spaces stay: a translator replaces them.
          <>
            {' '}
            <small>
              <span>{t('profiles.price', { person: money(getPerPerson(plan)) })}</span>{' '}
              {percent > 0 && <em>{t('profiles.less', { percent })}</em>}
            </small>{' '}
            {plan === best && percent > 0 && <TileTag>{t('profiles.best')}</TileTag>}
          </>
        )}
      </>
    );
  };
  const getHint = (): string => {
    if (chosen === fewest) return best === fewest ? '' : t('profiles.cheaper');
    const { amount, monthly } = getPlanDifference(fewest, chosen);
    const difference = formatMoney(isMonthly && monthly ? monthly.amount : amount, chosen.currency);
    return t(isMonthly ? 'profiles.more.monthly' : 'profiles.more', { difference });
  };
  return (
    <Prices>
      <RadioCards
        name="profiles"
        legend={t('profiles.legend')}
        hint={getHint()}
        chosen={chosen.id}
        onChoose={onChoose}
        options={plans.map((plan) => ({
          value: plan.id,
          label:
            plan.profiles === 1 ? t('profiles.one') : t('profiles.many', { count: plan.profiles }),
          detail: describe(plan),
        }))}
      />
    </Prices>
  );
}
