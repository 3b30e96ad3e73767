import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { RadioCards } from '../../fields/RadioCards';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPayment } from '../../payLinks/PayLinkPayment';
import { payReference } from '../../payLinks/payLink';
import { usePayLink, usePaymentLinkPlan, usePaymentOrigin } from '../../payLinks/usePayLink';
import { Panes } from '../../shell/Panes';
import { SupportContact } from '../../shell/SupportContact';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { PlanChange } from './PlanChange';

const Legend = styled(Text)`
  margin-bottom: calc(-1 * var(--space-16));
`;

type Props =
  Pick<PaymentLinkPage<'upgrade-payment'>, 'sale'> | Pick<FailurePage, 'failure' | 'paidReference'>;

export function UpgradePaymentTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} paidReference={props.paidReference} />
  ) : (
    <UpgradePayment subscription={props.sale} />
  );
}

function UpgradePayment({ subscription }: { subscription: Subscription }) {
  return subscription.upgrades.length === 0 ? (
    <NoBetterPlan subscription={subscription} />
  ) : (
    <UpgradeChoice subscription={subscription} />
  );
}

function NoBetterPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { buyer, plan, renewsAt } = subscription;
  return (
    <Panes pane={null}>
      <ShortColumn>
        <PayLinkIntroduction title={t('upgrade.none.title')} text={t('upgrade.none.text')} />
        <PayLinkFacts
          title={t('upgrade.facts')}
          buyer={buyer}
          facts={[
            { label: t('upgrade.current'), value: plan.name },
            { label: t('upgrade.until'), value: formatMarketDay(renewsAt, locale) },
          ]}
          note={t('payLink.buyer.hidden')}
        />
        <SupportContact />
      </ShortColumn>
    </Panes>
  );
}

function UpgradeChoice({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { plans } = useCheckoutProduct().product;
  const [planId, setPlanId] = useState<string>();
  const chosen = usePaymentLinkPlan(planId);
  const describe = ({ amount, currency, standardAmount }: Plan) => {
    const price = formatMoney(standardAmount, currency);
    return amount === standardAmount
      ? price
      : t('upgrade.plan.priceWithCredit', { price, today: formatMoney(amount, currency) });
  };
  const introduction = (
    <Stack $gap={24}>
      <PayLinkIntroduction
        title={
          plans.length === 1 ? t('upgrade.title.only', { plan: chosen.name }) : t('upgrade.title')
        }
        text={t('upgrade.text')}
      />
      {plans.length === 1 ? (
        <PlanChange current={subscription} next={chosen} />
      ) : (
        <Stack $gap={8}>
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
          <Text $size="small" $tone="text-muted">
            {t('upgrade.from', {
              plan: subscription.plan.name,
              day: formatMarketDay(subscription.renewsAt, locale),
            })}
          </Text>
        </Stack>
      )}
      {/* The methods' own legend is for who hears it: here another choice stands above them. */}
      <Legend $size="label" aria-hidden>
        {t('payment.method.legend')}
      </Legend>
    </Stack>
  );
  return (
    <UpgradePaymentForm
      // Installments and methods depend on the plan: another plan needs another form.
      key={chosen.id}
      plan={chosen}
      subscription={subscription}
      introduction={introduction}
    />
  );
}

interface UpgradePaymentFormProps {
  subscription: Subscription;
  plan: Plan;
  introduction: ReactNode;
}

function UpgradePaymentForm({ introduction, plan, subscription }: UpgradePaymentFormProps) {
  const { t } = useTranslation();
  const visit = usePaymentOrigin();
  const { buyer, id } = subscription;
  const context = usePayLink({
    id,
    planId: plan.id,
    send: payReference({ type: 'upgrade', referenceId: id, planId: plan.id, ...visit }),
  });
  return (
    <PayLinkPayment
      reference={{ template: 'upgrade-payment', id }}
      introduction={introduction}
      plan={plan}
      context={context}
      // Plan and day of the subscription stand in the introduction.
      facts={<PayLinkFacts title={t('upgrade.facts')} buyer={buyer} facts={[]} />}
    />
  );
}
