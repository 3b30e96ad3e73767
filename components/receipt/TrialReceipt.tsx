import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { TrialView } from '@/contract/cardAgreement';
import type { PaymentView } from '@/contract/payment';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { routes } from '@/services/checkout/routes';
import { useClosePaidAttempts, usePurchaseAttempt } from '../payment/useClosePaidAttempts';
import { SummaryRow } from '../summary/SummaryRow';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { SecondaryLink } from '../ui/Button';
import { Card, CardTitle } from '../ui/Card';
import { PageText } from '../ui/Title';
import { AccessLink, NextSteps, ReceiptList, SuccessIcon } from './Receipt';

interface TrialReceiptProps {
  payment: PaymentView;
  trial: TrialView;
}

/** A purchase that began with a trial: what was charged, what will be, and the way to cancel. */
export function TrialReceipt({ payment, trial }: TrialReceiptProps) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const { product } = useCheckoutProduct();
  useClosePaidAttempts(usePurchaseAttempt());
  const { amount, currency, installments, token } = payment;
  const { agreementId, chargeAt, endsAt, state } = trial;
  const day = (moment: string) => formatMarketDay(moment, page.locale);
  return (
    <>
      <div>
        {brand.success.icon && state !== 'ended' && <SuccessIcon />}
        <ArrivalTitle>{t(`success.trial.${state}.title`, { product: product.name })}</ArrivalTitle>
        <PageText>{t(`success.trial.${state}.text`, { day: day(endsAt) })}</PageText>
      </div>
      {state !== 'ended' && <AccessLink token={token} />}
      <Card>
        <CardTitle>{t('success.receipt.title')}</CardTitle>
        <ReceiptList>
          <SummaryRow label={t('success.receipt.product')} value={product.name} />
          <SummaryRow label={t('success.trial.freeUntil')} value={day(endsAt)} />
          {chargeAt !== null && (
            <>
              <SummaryRow
                isStrong
                label={t('success.trial.today')}
                value={formatMoney(0, currency)}
              />
              <SummaryRow label={t('success.trial.chargeOn')} value={day(chargeAt)} />
              <SummaryRow
                label={t('success.trial.amount')}
                value={t('success.trial.amountOf', {
                  total: formatMoney(amount, currency),
                  count: installments ?? 1,
                })}
              />
            </>
          )}
        </ReceiptList>
      </Card>
      {state === 'active' && (
        <SecondaryLink href={routes.trial.replace('{id}', () => encodeURIComponent(agreementId))}>
          {t('success.trial.cancel')}
        </SecondaryLink>
      )}
      {state !== 'ended' && <NextSteps />}
    </>
  );
}
