import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useSoldPlan } from '@/contexts/checkout/useSoldPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import type { Subscription } from '@/services/subscription';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { KnownSalePayment } from '../../knownSale/KnownSalePayment';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { useKnownSaleSource } from '../../knownSale/useKnownSaleSource';

interface RenewalPaymentProps {
  subscription: Subscription;
  renewal: NonNullable<Subscription['renewal']>;
}

/** Until when the access goes, what the next period costs and until when it goes then. */
export function RenewalPayment({ renewal, subscription }: RenewalPaymentProps) {
  const { t } = useTranslation();
  const { locale, query } = useCheckout().page;
  const plan = useSoldPlan();
  const { buyer, id, product, renewsAt, state } = subscription;
  const day = (moment: string) => formatMarketDay(moment, locale);
  const source = useKnownSaleSource({
    id,
    planId: plan.id,
    createSend: ({ payRenewal }) =>
      payRenewal({
        subscriptionId: id,
        business: product.business,
        productCode: product.code,
        planId: plan.id,
        seller: query.seller,
        source: query.source,
      }),
  });
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={t('renew.title', { product: product.name })}
        text={t(`renew.text.${state}`, { until: day(renewsAt), newEnd: day(renewal.endsAt) })}
      />
      <KnownSalePayment
        plan={plan}
        source={source}
        facts={
          <SaleFacts
            title={t('renew.facts')}
            buyer={buyer}
            facts={[
              { label: t('renew.startsAt'), value: day(renewal.startsAt) },
              { label: t('renew.endsAt'), value: day(renewal.endsAt) },
            ]}
          />
        }
      />
    </KnownSaleContent>
  );
}
