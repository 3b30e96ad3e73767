import type { Services } from '../../Services';
import { type AgreedTrial, proposeAgreement } from '../agreements/beginTrial';
import { getPayer, type Payment } from '../payments/Payment';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { useVoucher } from '../vouchers/uses';
import { paymentTypes } from './paymentTypes';
import type { Sale } from './Sale';

interface OrderInput extends Omit<PaymentOrder, 'isTrial' | 'leadId' | 'reservation' | 'sale'> {
  sale: Sale;
  trial?: AgreedTrial | null;
}

/**
 * Creates the order of a sale of any kind. Its reservation throws ProblemError already_owned and
 * trial_running (a first sale that is not deliberate), price_changed (the voucher was used up),
 * trial_used and rate_limited (a trial).
 */
export function createPaymentOrder(
  { limits }: Pick<Services, 'limits'>,
  { sale, trial = null, ...order }: OrderInput,
): PaymentOrder {
  return {
    ...order,
    sale,
    leadId: sale.leadId,
    isTrial: trial !== null,
    reservation: {
      async check(transaction, purchase) {
        if (order.isDeliberate) return;
        await paymentTypes[sale.type].requireNotOwned?.(transaction, purchase, order.payer);
      },
      async write(transaction, payment) {
        await useVoucher(transaction, sale.voucherUse, { id: payment.id, now: payment.createdAt });
        if (!trial) return;
        await proposeAgreement(transaction, trial, payment, limits.getRule('card-checks'));
      },
    },
  };
}

export const repeatBuyer = (
  payment: Payment,
): Pick<OrderInput, 'billingAddress' | 'flowId' | 'payer' | 'seller' | 'source' | 'tracking'> => ({
  flowId: payment.flowId,
  seller: payment.seller,
  source: payment.source,
  tracking: payment.tracking,
  payer: getPayer(payment),
  billingAddress: payment.billingAddress,
});
