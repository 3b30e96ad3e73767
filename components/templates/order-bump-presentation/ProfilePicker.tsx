import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getPlanDifference } from '@/services/checkout/planDifference';
import { getPricePerProfile, type ProfilePlan } from '@/services/checkout/profilePlans';
import { formatMoney } from '@/services/format/formatMoney';
import { RadioCards } from '../../fields/RadioCards';

interface ProfilePickerProps {
  /** The fewest profiles first. */
  plans: readonly ProfilePlan[];
  chosen: ProfilePlan;
  onChoose: (planId: string) => void;
}

/** One to five profiles, each with its price and what it costs more than the fewest. */
export function ProfilePicker({ chosen, onChoose, plans }: ProfilePickerProps) {
  const { t } = useTranslation();
  const { shouldUseMonthlyDifference } = useCheckout().brand.multiProfile;
  const describe = (plan: ProfilePlan): string => {
    const money = (value: number) => formatMoney(value, plan.currency);
    const price = t('profiles.price', { value: money(getPricePerProfile(plan)) });
    const [fewest] = plans;
    if (!fewest || plan === fewest) return price;
    const { amount, monthly } = getPlanDifference(fewest, plan);
    const difference =
      shouldUseMonthlyDifference && monthly
        ? t('profiles.difference.monthly', { value: money(monthly.amount) })
        : t('profiles.difference', { value: money(amount) });
    return `${price}, ${difference}`;
  };
  return (
    <RadioCards
      name="profiles"
      legend={t('profiles.legend')}
      chosen={chosen.id}
      onChoose={onChoose}
      options={plans.map((plan) => ({
        value: plan.id,
        label:
          plan.profiles === 1 ? t('profiles.one') : t('profiles.many', { count: plan.profiles }),
        detail: describe(plan),
      }))}
    />
  );
}
