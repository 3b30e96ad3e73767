import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { TrialView } from '@/contract/cardAgreement';
import type { PaymentView } from '@/contract/payment';
import { routes, withQuery } from '@/services/checkout/routes';
import { useClosePaidAttempts, usePurchaseAttemptName } from '../payment/useClosePaidAttempts';
import { TrialIntroduction } from '../trial/TrialIntroduction';
import { NextChargeRows, TrialRows } from '../trial/TrialRows';
import { getTrialStatus, type TrialStatus } from '../trial/trialStatus';
import { useTrialPrice } from '../trial/useTrialPrice';
import { SecondaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { FactsCard, FactsList } from '../ui/FactsCard';
import { Text } from '../ui/text';
import { useIsWide } from '../ui/useIsWide';
import { AccessLink, useHasAccess } from './AccessLink';
import { NextSteps } from './NextSteps';
import { PaidBand } from './PaidBand';
import { useSuccessDisplay } from './useSuccessDisplay';
import { useSoldQuery } from './useSoldQuery';

interface TrialReceiptProps {
  payment: PaymentView;
  trial: TrialView;
}

const withAccess: readonly TrialStatus[] = ['running', 'charged', 'paidOtherwise'];

export function TrialReceipt({ payment, trial }: TrialReceiptProps) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { icon } = useSuccessDisplay();
  const { product } = useCheckoutProduct();
  useClosePaidAttempts(usePurchaseAttemptName());
  const { token } = payment;
  const { agreementId, state } = trial;
  const soldQuery = useSoldQuery();
  const cancelPath = routes.trial.replace('{id}', () => encodeURIComponent(agreementId));
  const canEnter = useHasAccess();
  const isWide = useIsWide();
  const status = getTrialStatus(trial, page.renderedAt);
  const hasAccess = withAccess.includes(status);
  const introduction = <TrialIntroduction trial={trial} product={product.name} />;
  return (
    <>
      {hasAccess ? <PaidBand hasTick={icon}>{introduction}</PaidBand> : introduction}
      {(hasAccess || status === 'cancelled') && <AccessLink token={token} />}
      {/* The pane has it where there is one. */}
      {!isWide && <TrialCard payment={payment} trial={trial} />}
      {state === 'active' && (
        <SecondaryLink href={withQuery(cancelPath, soldQuery)}>{t('trial.open')}</SecondaryLink>
      )}
      {status === 'running' && <NextSteps payment={payment} hasAccess={canEnter} />}
    </>
  );
}

/** With the order, which names the product. */
export function TrialAside({ payment, trial }: TrialReceiptProps) {
  const price = useTrialPrice(trial, payment);
  return (
    <>
      {price !== undefined && <Text $size="price">{price}</Text>}
      <TrialCard payment={payment} trial={trial} />
    </>
  );
}

function TrialCard({ payment, trial }: TrialReceiptProps) {
  const { t } = useTranslation();
  const { amount, currency, installments } = payment;
  const { chargeAt } = trial;
  const charge = { amount, currency, installments: installments ?? 1 };
  return (
    <FactsCard>
      <CardTitle>{t('success.receipt.title')}</CardTitle>
      <FactsList>
        <TrialRows trial={trial} {...charge} />
        {chargeAt !== null && <NextChargeRows at={chargeAt} {...charge} />}
      </FactsList>
    </FactsCard>
  );
}
