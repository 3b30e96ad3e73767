import { styled } from 'styled-components';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { nameSold } from '@/domain/nameSold';
import { getPayment } from '@/services/api/payment';
import type { FailurePage } from '@/services/checkout/page';
import { SummaryRow } from '../summary/SummaryRow';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { FactsCard, FactsList } from '../ui/FactsCard';
import { Icon } from '../ui/icons';
import { PageText } from '../ui/PageText';
import { RowLink } from '../ui/RowLink';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { useIsHydrated } from '../ui/useIsHydrated';
import { type LoadState, useLoad } from '../ui/useLoad';
import { useOwnReceipt } from './useOwnReceipt';

const account = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0';

type Reference = NonNullable<FailurePage['paidReference']>;

/** The browser alone knows what it has paid: the room is kept until it tells. */
const Place = styled.div`
  min-height: 14rem;
`;

/**
 * What a link led to that is paid. The browser that paid it gets the way to its receipt and reads
 * what was paid; any other, and one without scripts, where that receipt is. Nothing is said about
 * the buyer.
 */
export function PaidSale(reference: Reference) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const receipt = useOwnReceipt(reference);
  const loading = useLoad(receipt?.token ?? null, getPayment);
  const isPaidHere =
    receipt !== null && (loading.kind !== 'ready' || getPaidAt(loading.value) !== undefined);
  const { template } = reference;
  if (!isHydrated) {
    return (
      <Place>
        <noscript>
          <Stack $gap={24}>
            <AccountLink template={template} />
            <ReceiptElsewhere />
          </Stack>
        </noscript>
      </Place>
    );
  }
  return (
    <>
      <Stack $gap={12}>
        {isPaidHere && <PrimaryLink href={receipt.path}>{t('paid.receipt')}</PrimaryLink>}
        <AccountLink template={template} />
      </Stack>
      {isPaidHere ? <PaidFacts loading={loading} /> : <ReceiptElsewhere />}
    </>
  );
}

/** @returns undefined while it is open: a slip of this browser, and the link was paid elsewhere */
const getPaidAt = ({ paidAt, state }: PaymentView) => (state === 'paid' ? paidAt : undefined);

function AccountLink({ template }: Pick<Reference, 'template'>) {
  const { t } = useTranslation();
  const { domain } = useCheckoutPage().brand.links;
  const { redirectSuccess } = useNavigation();
  // Who is asked to recover a purchase has no account yet.
  if (domain === '' || template === 'recovery') return null;
  return (
    <RowLink href={`https://${domain}${redirectSuccess}`}>
      <Icon>
        <path d={account} />
      </Icon>
      {t('payLink.paid.account')}
    </RowLink>
  );
}

function ReceiptElsewhere() {
  const { t } = useTranslation();
  return (
    <FactsCard>
      <CardTitle>{t('payLink.paid.where')}</CardTitle>
      <PageText>{t('payLink.paid.where.text')}</PageText>
    </FactsCard>
  );
}

function PaidFacts({ loading }: { loading: LoadState<PaymentView> }) {
  const { t } = useTranslation();
  if (loading.kind === 'failed') return null;
  return (
    <FactsCard>
      <CardTitle>{t('payLink.paid.facts')}</CardTitle>
      <FactsList>
        {loading.kind === 'ready' ? (
          <PaidRows payment={loading.value} />
        ) : (
          <Skeleton as="div" $height={120} />
        )}
      </FactsList>
    </FactsCard>
  );
}

function PaidRows({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { amount, currency, description } = payment;
  const paidAt = getPaidAt(payment);
  const { planName, product } = nameSold(description, payment.planName);
  return (
    <>
      {product !== undefined && <SummaryRow label={t('payLink.paid.product')} value={product} />}
      {planName !== undefined && <SummaryRow label={t('payLink.paid.plan')} value={planName} />}
      <SummaryRow isStrong label={t('payLink.paid.amount')} value={formatMoney(amount, currency)} />
      {paidAt !== undefined && (
        <SummaryRow label={t('payLink.paid.date')} value={formatMarketDay(paidAt, locale)} />
      )}
    </>
  );
}
