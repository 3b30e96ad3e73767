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
import { useLoad } from '../ui/useLoad';
import { useOwnReceipt } from './useOwnReceipt';

const account = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0';

/** The browser alone knows what it has paid: the room is kept until then. */
const Place = styled.div`
  min-height: 14rem;
`;

/**
 * What a link led to that is paid. The browser that paid it gets the way to its receipt and reads
 * what was paid; any other, where that receipt is. Nothing is said about the buyer.
 */
export function PaidSale(reference: NonNullable<FailurePage['paidReference']>) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { domain } = useCheckoutPage().brand.links;
  const { redirectSuccess } = useNavigation();
  const receipt = useOwnReceipt(reference);
  if (!isHydrated) return <Place />;
  return (
    <>
      <Stack $gap={12}>
        {receipt && <PrimaryLink href={receipt.path}>{t('paid.receipt')}</PrimaryLink>}
        {/* Who is asked to recover a purchase has no account yet. */}
        {domain !== '' && reference.template !== 'recovery' && (
          <RowLink href={`https://${domain}${redirectSuccess}`}>
            <Icon>
              <path d={account} />
            </Icon>
            {t('payLink.paid.account')}
          </RowLink>
        )}
      </Stack>
      {receipt ? <PaidFacts token={receipt.token} /> : <ReceiptElsewhere />}
    </>
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

function PaidFacts({ token }: { token: string }) {
  const { t } = useTranslation();
  const loading = useLoad(token, getPayment);
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
  const { amount, createdAt, currency, description, paidAt } = payment;
  const { planName, product } = nameSold(description, payment.planName);
  return (
    <>
      {product !== undefined && <SummaryRow label={t('payLink.paid.product')} value={product} />}
      {planName !== undefined && <SummaryRow label={t('payLink.paid.plan')} value={planName} />}
      <SummaryRow isStrong label={t('payLink.paid.amount')} value={formatMoney(amount, currency)} />
      <SummaryRow
        label={t('payLink.paid.date')}
        value={formatMarketDay(paidAt ?? createdAt, locale)}
      />
    </>
  );
}
