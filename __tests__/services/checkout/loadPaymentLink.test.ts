import { getInvoice } from '@/services/api/invoice';
import { loadPaymentLink } from '@/services/checkout/loadPaymentLink';
import { buildPlan } from '../../support/builders';
import { buildInvoice, saleId } from '../../support/paymentLinks';

vi.mock('@/services/api/invoice');

test('asks for no birth date, because no payment of a link carries one', async () => {
  const plan = buildPlan({ requiresBirthDate: true });
  vi.mocked(getInvoice).mockResolvedValue(buildInvoice({ plan }));
  const { product } = await loadPaymentLink('invoice-payment', saleId);
  expect(product.plans).toEqual([buildPlan()]);
});
