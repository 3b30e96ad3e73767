import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/services/payment';
import { SummaryRow } from '../../summary/SummaryRow';
import { Card, CardTitle } from '../../ui/Card';
import { PaidRows } from './PaidRows';
import { ReceiptList } from './ReceiptList';

/** What was paid, and how. */
export function Receipt({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  return (
    <Card>
      <CardTitle>{t('success.receipt.title')}</CardTitle>
      <ReceiptList>
        <SummaryRow label={t('success.receipt.product')} value={product.name} />
        <PaidRows payment={payment} />
      </ReceiptList>
    </Card>
  );
}
