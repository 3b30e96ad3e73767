import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import type { Subscription } from '@/services/subscription';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { SecondaryButton } from '../../ui/Button';
import { WhomToAsk } from '../generic-error/WhomToAsk';

/** All is paid: until when, and from when on there is something to renew. */
export function RenewalClosed({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { goTo, page } = useCheckout();
  const { buyer, plan, renewalOpensAt, renewsAt, upgrades } = subscription;
  const day = (moment: string) => formatMarketDay(moment, page.locale);
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={t('renew.closed.title')}
        text={t('renew.closed.text', { until: day(renewsAt), opensAt: day(renewalOpensAt) })}
      />
      <SaleFacts
        title={t('renew.facts')}
        buyer={buyer}
        facts={[
          { label: t('summary.plan'), value: plan.name },
          { label: t('renew.validUntil'), value: day(renewsAt) },
        ]}
      />
      {upgrades.length > 0 && (
        <SecondaryButton onClick={() => void goTo(routes['upgrade-payment'])}>
          {t('renew.closed.upgrade')}
        </SecondaryButton>
      )}
      <WhomToAsk />
    </KnownSaleContent>
  );
}
