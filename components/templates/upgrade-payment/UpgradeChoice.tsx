import { useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useSoldPlan } from '@/contexts/checkout/useSoldPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import type { Subscription } from '@/services/subscription';
import { RadioCards } from '../../fields/RadioCards';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { UpgradePaymentForm } from './UpgradePaymentForm';

/** The plan that the buyer has, the better ones, and what is charged now for the chosen one. */
export function UpgradeChoice({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const { plans } = useCheckoutProduct().product;
  const [planId, setPlanId] = useState<string>();
  const chosen = useSoldPlan(planId);
  const { plan, product, renewsAt } = subscription;
  const describe = ({ amount, currency, standardAmount }: Plan) => {
    const price = formatMoney(standardAmount, currency);
    return amount === standardAmount
      ? price
      : t('upgrade.plan.priceWithCredit', { price, today: formatMoney(amount, currency) });
  };
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={t('upgrade.title', { product: product.name })}
        text={t('upgrade.text', { plan: plan.name, until: formatMarketDay(renewsAt, locale) })}
      />
      <RadioCards
        name="plan"
        legend={t('upgrade.choose')}
        options={plans.map((option) => ({
          value: option.id,
          label: option.name,
          detail: describe(option),
        }))}
        chosen={chosen.id}
        onChoose={setPlanId}
      />
      {/* Parcels and methods are the plan's: another plan is another form. */}
      <UpgradePaymentForm key={chosen.id} plan={chosen} subscription={subscription} />
    </KnownSaleContent>
  );
}
