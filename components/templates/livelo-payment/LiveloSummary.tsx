import { useField } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createCashPlan } from '@/services/checkout/livelo/cashPlan';
import type { Mix } from '@/services/checkout/livelo/mix';
import { formatMoney } from '@/services/format/formatMoney';
import { formatPoints } from '@/services/format/formatPoints';
import type { Plan } from '@/services/product';
import { SummaryRow } from '../../summary/SummaryRow';
import { Card, CardTitle } from '../../ui/Card';

const List = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

const Name = styled.p`
  margin-top: 8px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** The order, with what the points take off and what is left to pay, interest included. */
export function LiveloSummary({ mix, plan }: { mix: Mix; plan: Plan }) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const titleId = useId();
  const [{ value: method }] = useField<string>('method');
  const [{ value: parcels }] = useField<string>('installments');
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const spread =
    method === 'credit-card' && mix.cash > 0
      ? createCashPlan(plan, mix.cash).installments.find(({ id }) => String(id) === parcels)
      : undefined;
  const points = t('livelo.points', { points: formatPoints(mix.points) });
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId}>{t('summary.title')}</CardTitle>
      <Name>{product.name}</Name>
      <List>
        <SummaryRow label={t('summary.plan')} value={plan.name} />
        <SummaryRow label={t('livelo.summary.price')} value={money(plan.amount)} />
        <SummaryRow label={points} value={`-\u00a0${money(mix.worth)}`} />
        <SummaryRow
          isStrong
          label={t('livelo.summary.cash')}
          value={money(spread?.totalValue ?? mix.cash)}
        />
        {spread && spread.id > 1 && (
          <SummaryRow
            label={t('summary.parcels')}
            value={t('summary.installments', { count: spread.id, value: money(spread.value) })}
          />
        )}
      </List>
    </Card>
  );
}
