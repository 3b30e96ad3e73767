import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import type { Subscription } from '@/services/subscription';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { WhomToAsk } from '../generic-error/WhomToAsk';

/** The buyer has the best plan there is. */
export function NoBetterPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const { buyer, plan, renewsAt } = subscription;
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction title={t('upgrade.none.title')} text={t('upgrade.none.text')} />
      <SaleFacts
        title={t('upgrade.facts')}
        buyer={buyer}
        facts={[
          { label: t('upgrade.current'), value: plan.name },
          { label: t('upgrade.until'), value: formatMarketDay(renewsAt, locale) },
        ]}
      />
      <WhomToAsk />
    </KnownSaleContent>
  );
}
