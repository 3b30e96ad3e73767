import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { RefundLink } from '@/contract/refund';
import { formatMarketDay } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { formatMoney } from '@/domain/money';
import { MoneyBack } from '../../paymentStatus/MoneyBack';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { DayCard } from '../../ui/DayCard';
import { PageText } from '../../ui/PageText';

const Card = styled.div`
  margin-block: var(--space-24) var(--space-16);
`;

/** How it stands; while it is open, its terms. */
export function RefundStanding({ refund }: { refund: RefundLink }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const { amount, changedAt, endsAccess, endsAt, parts, plan, product, state } = refund;
  const moment = state === 'open' ? endsAt : changedAt;
  const values = {
    product: product.name,
    amount: formatMoney(amount, plan.currency),
    day: moment === null ? '' : formatMarketDay(moment, locale),
    order: refund.orderNumber,
  };
  return (
    <div>
      <ArrivalTitle>{t(`refund.${state}.title`)}</ArrivalTitle>
      <PageText>
        {t(`refund.${state}.text`, values)}
        {endsAccess && (state === 'open' || state === 'done') && (
          <> {t(`refund.${state}.endsAccess`)}</>
        )}
      </PageText>
      {state === 'open' && (
        <Card>
          <DayCard
            at={endsAt}
            timeZone={getTimeZone(getCountry(locale))}
            facts={[
              { label: t('refund.until'), value: values.day },
              { label: t('refund.amount'), value: values.amount },
            ]}
          />
        </Card>
      )}
      {state !== 'closed' && <MoneyBack parts={parts} />}
    </div>
  );
}
