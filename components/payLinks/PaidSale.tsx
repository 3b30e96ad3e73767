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
import { type OwnReceipt, useOwnReceipt } from './useOwnReceipt';

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
  const isHydrated = useIsHydrated();
  const receipt = useOwnReceipt(reference);
  const { template } = reference;
  if (!isHydrated) {
    return (
      <Place>
        <noscript>
          <PaidElsewhere template={template} />
        </noscript>
      </Place>
    );
  }
  return receipt === null ? (
    <PaidElsewhere template={template} />
  ) : (
    <PaidHere {...receipt} template={template} />
  );
}

type PaidLink = Pick<Reference, 'template'>;

function PaidElsewhere({ template }: PaidLink) {
  const { t } = useTranslation();
  return (
    <Stack $gap={24}>
      <AccountLink template={template} />
      <FactsCard>
        <CardTitle>{t('payLink.paid.where')}</CardTitle>
        <PageText>{t('payLink.paid.where.text')}</PageText>
      </FactsCard>
    </Stack>
  );
}

/** The browser may hold a slip that is still open, while the link was paid elsewhere. */
function PaidHere({ path, template, token }: OwnReceipt & PaidLink) {
  const { t } = useTranslation();
  const loading = useLoad(token, getPayment);
  const payment = loading.kind === 'ready' ? loading.value : null;
  if (payment !== null && payment.state !== 'paid') return <PaidElsewhere template={template} />;
  const isLoading = payment === null && loading.kind !== 'failed';
  return (
    <Stack $gap={24}>
      <Stack $gap={12}>
        {isLoading ? (
          <Skeleton $height={56} />
        ) : (
          <PrimaryLink href={path}>{t('paid.receipt')}</PrimaryLink>
        )}
        <AccountLink template={template} />
      </Stack>
      {loading.kind !== 'failed' && (
        <FactsCard>
          <CardTitle>{t('payLink.paid.facts')}</CardTitle>
          <FactsList>
            {payment === null ? (
              <Skeleton as="div" $height={120} />
            ) : (
              <PaidSaleRows payment={payment} />
            )}
          </FactsList>
        </FactsCard>
      )}
    </Stack>
  );
}

function AccountLink({ template }: PaidLink) {
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

function PaidSaleRows({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { amount, currency, description, paidAt } = payment;
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
