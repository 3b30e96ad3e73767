import { styled } from 'styled-components';
import { useBuyer, useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { describePaidPart } from '@/domain/paidPart';
import type { PaymentPartView, PaymentView } from '@/contract/payment';
import { routes, withQuery } from '@/services/checkout/routes';
import { SummaryRow } from '../summary/SummaryRow';
import { outdented } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { FactsCard, FactsList } from '../ui/FactsCard';
import { TextLink } from '../ui/TextLink';
import { useSoldQuery } from './useSoldQuery';

interface ReceiptProps {
  payment: PaymentView;
  /** In the pane, below what was paid. */
  isBelowAmount?: boolean;
}

/** What the order above it says, product and plan, is not said again. */
export function Receipt({ isBelowAmount = false, payment }: ReceiptProps) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { userName } = useBuyer();
  const ordered = product.plans.find(({ id }) => id === payment.planId);
  const isSaid = ordered?.name === payment.planName;
  return (
    <FactsCard>
      <CardTitle>{t('success.receipt.title')}</CardTitle>
      <FactsList>
        <SoldRows planName={isSaid ? undefined : payment.planName} />
        {!isBelowAmount && <AmountRow payment={payment} />}
        <PaidRows payment={payment} />
        {userName !== null && <SummaryRow label={t('success.receipt.buyer')} value={userName} />}
      </FactsList>
      <RegretLink payment={payment} />
    </FactsCard>
  );
}

interface SoldRowsProps {
  product?: string | undefined;
  planName: string | undefined;
}

export function SoldRows({ planName, product }: SoldRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      {product !== undefined && <SummaryRow label={t('success.receipt.product')} value={product} />}
      {planName !== undefined && <SummaryRow label={t('success.receipt.plan')} value={planName} />}
    </>
  );
}

export function AmountRow({ payment: { amount, currency } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  return (
    <SummaryRow
      isStrong
      label={t('success.receipt.amount')}
      value={formatMoney(amount, currency)}
    />
  );
}

export function PaidRows({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { createdAt, currency, orderNumber, paidAt, parts } = payment;
  const [only] = parts.length === 1 ? parts : [];
  return (
    <>
      {only ? <PartRows part={only} currency={currency} /> : <SeveralParts payment={payment} />}
      <SummaryRow
        label={t('success.receipt.date')}
        value={formatMarketDay(paidAt ?? createdAt, locale)}
      />
      <MoneyBackRow payment={payment} />
      {orderNumber !== undefined && (
        <SummaryRow label={t('success.receipt.order')} value={orderNumber} />
      )}
    </>
  );
}

function MoneyBackRow({ payment: { currency, refund } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  if (!refund) return null;
  const amount = formatMoney(refund.amount, currency);
  return (
    <SummaryRow
      label={t('success.receipt.refunded')}
      value={refund.at === null ? amount : `${amount} (${formatMarketDay(refund.at, locale)})`}
    />
  );
}

const RegretAddress = styled(TextLink)`
  ${outdented}
  margin-block: var(--space-8) calc(-1 * var(--space-12));
`;

/** Shown while the purchase may be refunded (CDC art. 49). */
export function RegretLink({ payment: { refundToken } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const query = useSoldQuery();
  if (refundToken === undefined) return null;
  const path = routes.refund.replace('{id}', () => encodeURIComponent(refundToken));
  return <RegretAddress href={withQuery(path, query)}>{t('success.receipt.regret')}</RegretAddress>;
}

interface PartProps {
  part: PaymentPartView;
  currency: PaymentView['currency'];
}

function PartRows({ currency, part }: PartProps) {
  const { t } = useTranslation();
  const { count, method, value } = describePaidPart(part);
  return (
    <>
      {count > 1 && (
        <SummaryRow
          label={t('success.receipt.installments')}
          value={t('price.spread', { count, value: formatMoney(value, currency) })}
        />
      )}
      <SummaryRow label={t('success.receipt.method')} value={t(`payment.method.${method}`)} />
    </>
  );
}

function SeveralParts({ payment: { currency, parts } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  return parts.map((part, index) => {
    const { count, method, value } = describePaidPart(part);
    const amount = formatMoney(part.amount, currency);
    const spread = t('price.spread', { count, value: formatMoney(value, currency) });
    return (
      // Two cards may look alike: only their order distinguishes them.
      <SummaryRow
        key={index}
        label={t(`payment.method.${method}`)}
        value={count > 1 ? `${amount} (${spread})` : amount}
      />
    );
  });
}
