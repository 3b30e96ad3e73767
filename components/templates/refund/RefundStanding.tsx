import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { RefundLink } from '@/contract/refund';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { MoneyBack } from '../../paymentStatus/MoneyBack';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageText';

const Terms = styled.dl`
  margin-top: var(--space-24);
  padding-inline: var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-16);
    padding-block: var(--space-12);
  }

  > div + div {
    border-top: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
  }

  dd {
    margin-inline-start: auto;
    font: var(--text-strong);
  }

  /* What takes a sentence has the whole line. */
  > :last-child {
    display: block;
  }

  dd p {
    margin: 0;
    color: var(--color-text);
    font: var(--text-body);
  }
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
      {state === 'open' ? (
        <Terms>
          <div>
            <dt>{t('refund.until')}</dt>
            <dd>{values.day}</dd>
          </div>
          <div>
            <dt>{t('refund.amount')}</dt>
            <dd>{values.amount}</dd>
          </div>
          <div>
            <dt>{t('refund.way')}</dt>
            <dd>
              <MoneyBack parts={parts} />
            </dd>
          </div>
        </Terms>
      ) : (
        state !== 'closed' && <MoneyBack parts={parts} />
      )}
    </div>
  );
}
