import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { methodLabels } from '@/services/checkout/payment/methodLabels';
import { isOfferedMethod } from '@/services/checkout/payment/offeredMethods';
import { formatMoney } from '@/services/format/formatMoney';
import type { PaymentView } from '@/services/payment';
import { styled } from 'styled-components';
import { SummaryRow } from '../../summary/SummaryRow';
import { Card, CardTitle } from '../../ui/Card';

const List = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

/** What was paid, and how. */
export function Receipt({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { amount, currency, installments, method } = payment;
  const name = isOfferedMethod(method) ? t(methodLabels[method]) : method;
  const spread =
    installments !== null && installments > 1
      ? t('success.receipt.installments', { method: name, count: installments })
      : name;
  return (
    <Card>
      <CardTitle>{t('success.receipt.title')}</CardTitle>
      <List>
        <SummaryRow label={t('success.receipt.product')} value={product.name} />
        <SummaryRow
          isStrong
          label={t('success.receipt.amount')}
          value={formatMoney(amount, currency)}
        />
        <SummaryRow label={t('success.receipt.method')} value={spread} />
      </List>
    </Card>
  );
}
