import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import type { Subscription } from '@/services/subscription';
import { KnownSalePayment } from '../../knownSale/KnownSalePayment';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { useKnownSaleSource } from '../../knownSale/useKnownSaleSource';
import { useVisit } from '../../knownSale/useVisit';

interface UpgradePaymentFormProps {
  subscription: Subscription;
  /** The better one. */
  plan: Plan;
}

/** Pays the change to a better plan. */
export function UpgradePaymentForm({ plan, subscription }: UpgradePaymentFormProps) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const visit = useVisit();
  const { buyer, id, plan: current, renewsAt } = subscription;
  const credit = plan.standardAmount - plan.amount;
  const source = useKnownSaleSource({
    id,
    planId: plan.id,
    createSend: ({ payReference }) =>
      payReference({ type: 'upgrade', referenceId: id, planId: plan.id, ...visit }),
  });
  return (
    <KnownSalePayment
      plan={plan}
      source={source}
      facts={
        <SaleFacts
          title={t('upgrade.facts')}
          buyer={buyer}
          facts={[
            { label: t('upgrade.current'), value: current.name },
            { label: t('upgrade.until'), value: formatMarketDay(renewsAt, locale) },
            { label: t('upgrade.credit'), value: `-\u00a0${formatMoney(credit, plan.currency)}` },
          ]}
        />
      }
    />
  );
}
