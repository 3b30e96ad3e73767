import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import type { Subscription } from '@/contract/subscription';
import { routes } from '@/services/checkout/routes';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { DayAboveForm, DayOfOrder } from '../../payLinks/PayLinkDay';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPayment } from '../../payLinks/PayLinkPayment';
import { payRenewal } from '../../payLinks/payLink';
import { usePayLink, usePaymentLinkPlan, usePaymentOrigin } from '../../payLinks/usePayLink';
import { Panes } from '../../shell/Panes';
import { SupportContact } from '../../shell/SupportContact';
import { SecondaryButton } from '../../ui/Button';
import { ShortColumn } from '../../ui/ShortColumn';

type Props =
  Pick<PaymentLinkPage<'renew'>, 'sale'> | Pick<FailurePage, 'failure' | 'paidReference'>;

export function RenewTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} paidReference={props.paidReference} />
  ) : (
    <Renewal subscription={props.sale} />
  );
}

function Renewal({ subscription }: { subscription: Subscription }) {
  const { renewal } = subscription;
  return renewal ? (
    <RenewalPayment subscription={subscription} renewal={renewal} />
  ) : (
    <RenewalClosed subscription={subscription} />
  );
}

function RenewalClosed({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { buyer, plan, renewalOpensAt, renewsAt, upgrades } = subscription;
  const day = (moment: string) => formatMarketDay(moment, page.locale);
  return (
    <Panes pane={null}>
      <ShortColumn>
        <PayLinkIntroduction
          title={t('renew.closed.title')}
          text={t('renew.closed.text', { until: day(renewsAt), opensAt: day(renewalOpensAt) })}
        />
        <PayLinkFacts
          title={t('renew.facts')}
          buyer={buyer}
          facts={[
            { label: t('summary.plan'), value: plan.name },
            { label: t('renew.validUntil'), value: day(renewsAt) },
          ]}
          note={t('payLink.buyer.hidden')}
        />
        {upgrades.length > 0 && (
          <SecondaryButton onClick={() => void goTo(routes['upgrade-payment'])}>
            {t('renew.closed.upgrade')}
          </SecondaryButton>
        )}
        <SupportContact />
      </ShortColumn>
    </Panes>
  );
}

interface RenewalPaymentProps {
  subscription: Subscription;
  renewal: NonNullable<Subscription['renewal']>;
}

function RenewalPayment({ renewal, subscription }: RenewalPaymentProps) {
  const { t } = useTranslation();
  const { _ga, page } = useCheckoutPage();
  const { locale } = page;
  const { flowId, seller, source } = usePaymentOrigin();
  const plan = usePaymentLinkPlan();
  const { buyer, id, product, renewsAt, state } = subscription;
  const day = (moment: string) => formatMarketDay(moment, locale);
  const end = {
    label: t('renew.endsAt'),
    day: day(renewal.endsAt),
    at: renewal.endsAt,
    timeZone: getTimeZone(getCountry(locale)),
  };
  const context = usePayLink({
    id,
    planId: plan.id,
    send: payRenewal({
      subscriptionId: id,
      business: product.business,
      productCode: product.code,
      planId: plan.id,
      seller,
      source,
      metadata: { locale, flowId, ...(_ga !== null && { _ga }) },
    }),
  });
  return (
    <PayLinkPayment
      reference={{ template: 'renew', id }}
      introduction={
        <PayLinkIntroduction
          title={t('renew.title', { product: product.name })}
          text={t(`renew.text.${state}`, { until: day(renewsAt) })}
        >
          <DayAboveForm {...end} />
        </PayLinkIntroduction>
      }
      plan={plan}
      context={context}
      facts={
        <>
          <DayOfOrder {...end} />
          <PayLinkFacts title={t('renew.facts')} buyer={buyer} facts={[]} />
        </>
      }
    />
  );
}
