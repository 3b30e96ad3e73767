import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import type { Recovery } from '@/contract/recovery';
import { isOfferedMethod } from '@/services/checkout/offeredMethods';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { type PayLinkFact, PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPayment } from '../../payLinks/PayLinkPayment';
import { payReference } from '../../payLinks/payLink';
import { usePayLink, usePaymentLinkPlan, usePaymentOrigin } from '../../payLinks/usePayLink';
import { isCardOnly } from '../../payment/declineText';
import { noticeIcons } from '../../payment/noticeIcons';
import { PageText } from '../../ui/PageText';

const Failed = styled.p`
  display: flex;
  gap: var(--space-12);
  font: var(--text-strong);
  text-wrap: balance;

  > .icon {
    flex: none;
    height: 1.5rem;
    color: var(--color-alert);
  }
`;

type Props =
  Pick<PaymentLinkPage<'recovery'>, 'sale'> | Pick<FailurePage, 'failure' | 'paidReference'>;

export function RecoveryTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} paidReference={props.paidReference} />
  ) : (
    <RecoveryPayment recovery={props.sale} />
  );
}

function RecoveryPayment({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const plan = usePaymentLinkPlan();
  const visit = usePaymentOrigin();
  const { buyer, declineReason, failedAt, failedMethod, id, product } = recovery;
  const context = usePayLink({
    id,
    planId: plan.id,
    send: payReference({ type: 'direct', referenceId: id, ...visit }),
  });
  const date = formatMarketDay(failedAt, locale);
  const isExpired = declineReason === null;
  const Icon = noticeIcons[isExpired ? 'wait' : 'refusedCard'];
  const { methods } = useCheckoutPage().brand;
  const nextOfDeclined = isCardOnly(
    plan.paymentMethods.filter((method) => methods.includes(method)),
  )
    ? 'recovery.declined.onlyCard.next'
    : 'recovery.declined.next';
  const tried: PayLinkFact[] = isOfferedMethod(failedMethod)
    ? [{ label: t('recovery.tried'), value: t(`payment.method.${failedMethod}`) }]
    : [];
  return (
    <PayLinkPayment
      reference={{ template: 'recovery', id }}
      introduction={
        <PayLinkIntroduction title={t('recovery.title', { product: product.name })}>
          <div>
            <Failed>
              <Icon />
              {t(isExpired ? 'recovery.expired' : 'recovery.declined', { date })}
            </Failed>
            <PageText>{t(isExpired ? 'recovery.expired.next' : nextOfDeclined)}</PageText>
          </div>
        </PayLinkIntroduction>
      }
      plan={plan}
      context={context}
      facts={<PayLinkFacts title={t('recovery.facts')} buyer={buyer} facts={tried} />}
    />
  );
}
