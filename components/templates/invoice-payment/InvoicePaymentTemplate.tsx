import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay, isPastDue } from '@/domain/dateTexts';
import { formatDate } from '@/domain/formatDate';
import type { Invoice } from '@/contract/invoice';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { DayAboveForm, DayOfOrder } from '../../payLinks/PayLinkDay';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPayment } from '../../payLinks/PayLinkPayment';
import { payReference } from '../../payLinks/payLink';
import { usePayLink, usePaymentLinkPlan, usePaymentOrigin } from '../../payLinks/usePayLink';
import { Notice } from '../../ui/Notice';

type Props =
  Pick<PaymentLinkPage<'invoice-payment'>, 'sale'> | Pick<FailurePage, 'failure' | 'paidReference'>;

export function InvoicePaymentTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} paidReference={props.paidReference} />
  ) : (
    <InvoicePayment invoice={props.sale} />
  );
}

function InvoicePayment({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const plan = usePaymentLinkPlan();
  const visit = usePaymentOrigin();
  const { buyer, description, dueDate, endsAt, id, kind, product } = invoice;
  const context = usePayLink({
    id,
    planId: plan.id,
    send: payReference({ type: kind, referenceId: id, ...visit }),
  });
  const date = formatDate(dueDate);
  const due = { label: t('invoice.dueDate'), day: date, at: dueDate, timeZone: 'UTC' };
  const isLate = isPastDue(dueDate, renderedAt, locale);
  // The order above names product and plan.
  const isSaid = description === `${product.name} · ${plan.name}`;
  return (
    <PayLinkPayment
      reference={{ template: 'invoice-payment', id }}
      introduction={
        <PayLinkIntroduction
          title={t(`invoice.title.${kind}`, { product: product.name })}
          text={isSaid ? undefined : description}
        >
          {isLate ? (
            <Notice tone="alert" title={t('invoice.overdue.title', { date })}>
              {t('invoice.overdue.text', { date: formatMarketDay(endsAt, locale) })}
            </Notice>
          ) : (
            <DayAboveForm {...due} />
          )}
        </PayLinkIntroduction>
      }
      plan={plan}
      context={context}
      facts={
        <>
          {!isLate && <DayOfOrder {...due} />}
          <PayLinkFacts title={t('invoice.facts')} buyer={buyer} facts={[]} />
        </>
      }
    />
  );
}
