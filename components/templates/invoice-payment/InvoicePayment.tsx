import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useSoldPlan } from '@/contexts/checkout/useSoldPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { isPastDue } from '@/services/checkout/isPastDue';
import { formatDate } from '@/services/format/formatDate';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import type { Invoice } from '@/services/invoice';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { KnownSalePayment } from '../../knownSale/KnownSalePayment';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { useKnownSaleSource } from '../../knownSale/useKnownSaleSource';
import { useVisit } from '../../knownSale/useVisit';
import { Notice } from '../../ui/Notice';

/** What is owed and for what, until when, and the ways to pay it. */
export function InvoicePayment({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckout().page;
  const plan = useSoldPlan();
  const visit = useVisit();
  const { buyer, description, dueDate, endsAt, id, kind, product } = invoice;
  const source = useKnownSaleSource({
    id,
    planId: plan.id,
    createSend: ({ payReference }) => payReference({ type: kind, referenceId: id, ...visit }),
  });
  const due = formatDate(dueDate, locale);
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={t(`invoice.title.${kind}`, { product: product.name })}
        text={description}
      >
        {isPastDue(dueDate, renderedAt, locale) && (
          <Notice tone="alert" title={t('invoice.overdue.title', { date: due })}>
            {t('invoice.overdue.text', { date: formatMarketDay(endsAt, locale) })}
          </Notice>
        )}
      </KnownSaleIntroduction>
      <KnownSalePayment
        plan={plan}
        source={source}
        facts={
          <SaleFacts
            title={t('invoice.facts')}
            buyer={buyer}
            facts={[{ label: t('invoice.dueDate'), value: due }]}
          />
        }
      />
    </KnownSaleContent>
  );
}
