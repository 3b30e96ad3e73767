import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useSoldPlan } from '@/contexts/checkout/useSoldPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { labelOfMethod } from '@/services/checkout/payment/labelOfMethod';
import { isOfferedMethod } from '@/services/checkout/payment/offeredMethods';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import type { Recovery } from '@/services/recovery';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { KnownSalePayment } from '../../knownSale/KnownSalePayment';
import { SaleFacts, type SaleFact } from '../../knownSale/SaleFacts';
import { useKnownSaleSource } from '../../knownSale/useKnownSaleSource';
import { useVisit } from '../../knownSale/useVisit';
import { Notice } from '../../ui/Notice';

/** What happened, gently, and the purchase to be paid otherwise: another method is chosen. */
export function RecoveryPayment({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const plan = useSoldPlan();
  const visit = useVisit();
  const { buyer, declineReason, failedAt, failedMethod, id, product } = recovery;
  const source = useKnownSaleSource({
    id,
    planId: plan.id,
    createSend: ({ payReference }) => payReference({ type: 'direct', referenceId: id, ...visit }),
  });
  const date = formatMarketDay(failedAt, locale);
  const tried: SaleFact[] = isOfferedMethod(failedMethod)
    ? [{ label: t('recovery.tried'), value: t(labelOfMethod(failedMethod)) }]
    : [];
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={t('recovery.title', { product: product.name })}
        text={t('recovery.text')}
      >
        <Notice tone="alert">
          {t(declineReason === null ? 'recovery.expired' : 'recovery.declined', { date })}
        </Notice>
      </KnownSaleIntroduction>
      <KnownSalePayment
        plan={plan}
        source={source}
        facts={<SaleFacts title={t('recovery.facts')} buyer={buyer} facts={tried} />}
      />
    </KnownSaleContent>
  );
}
