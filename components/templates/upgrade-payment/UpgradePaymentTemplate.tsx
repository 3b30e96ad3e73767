import { type ReactNode, useState } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import type { FailurePage, PaymentLinkPage } from '@/services/pageProps/page';
import { RadioCards } from '../../fields/RadioCards';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPayment } from '../../payLinks/PayLinkPayment';
import { usePayLink, usePaymentLinkPlan, usePaymentOrigin } from '../../payLinks/usePayLink';
import { Panes } from '../../shell/Panes';
import { SupportContact } from '../../shell/SupportContact';

type Props = Pick<PaymentLinkPage<'upgrade-payment'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /payment/upgrade: the better plans of a subscription, opened by its buyer. */
export function UpgradePaymentTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} />
  ) : (
    <UpgradePayment subscription={props.sale} />
  );
}

/** The better plans of a subscription, when there are any. */
function UpgradePayment({ subscription }: { subscription: Subscription }) {
  return subscription.upgrades.length === 0 ? (
    <NoBetterPlan subscription={subscription} />
  ) : (
    <UpgradeChoice subscription={subscription} />
  );
}

/** The buyer has the best plan there is. */
function NoBetterPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { buyer, plan, renewsAt } = subscription;
  return (
    <Panes pane={null}>
      <PayLinkIntroduction title={t('upgrade.none.title')} text={t('upgrade.none.text')} />
      <PayLinkFacts
        title={t('upgrade.facts')}
        buyer={buyer}
        facts={[
          { label: t('upgrade.current'), value: plan.name },
          { label: t('upgrade.until'), value: formatMarketDay(renewsAt, locale) },
        ]}
      />
      <SupportContact />
    </Panes>
  );
}

/** The plan that the buyer has, the better ones, and what is charged now for the chosen one. */
function UpgradeChoice({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { plans } = useCheckoutProduct().product;
  const [planId, setPlanId] = useState<string>();
  const chosen = usePaymentLinkPlan(planId);
  const { plan, product, renewsAt } = subscription;
  const describe = ({ amount, currency, standardAmount }: Plan) => {
    const price = formatMoney(standardAmount, currency);
    return amount === standardAmount
      ? price
      : t('upgrade.plan.priceWithCredit', { price, today: formatMoney(amount, currency) });
  };
  const introduction = (
    <>
      <PayLinkIntroduction
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
    </>
  );
  return (
    <UpgradePaymentForm
      // Installments and methods are the plan's: another plan is another form.
      key={chosen.id}
      plan={chosen}
      subscription={subscription}
      introduction={introduction}
    />
  );
}

interface UpgradePaymentFormProps {
  subscription: Subscription;
  /** The better one. */
  plan: Plan;
  introduction: ReactNode;
}

function UpgradePaymentForm({ introduction, plan, subscription }: UpgradePaymentFormProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const visit = usePaymentOrigin();
  const { buyer, id, plan: current, renewsAt } = subscription;
  const credit = plan.standardAmount - plan.amount;
  const context = usePayLink({
    id,
    planId: plan.id,
    createSend: ({ payReference }) =>
      payReference({ type: 'upgrade', referenceId: id, planId: plan.id, ...visit }),
  });
  return (
    <PayLinkPayment
      introduction={introduction}
      plan={plan}
      context={context}
      facts={
        <PayLinkFacts
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
