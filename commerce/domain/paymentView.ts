import type { PaymentView } from '@/contract/payment';
import type { Payment } from '../database/tables';
import type { Services } from '../Services';
import { isSimulatable } from './isSimulatable';

function pixView({ pixCode, pixExpiresAt }: Payment): PaymentView['pix'] {
  return pixCode && pixExpiresAt ? { code: pixCode, expiresAt: pixExpiresAt.toISOString() } : null;
}

function bankSlipView(payment: Payment): PaymentView['bankSlip'] {
  const {
    bankSlipBarcode: barcode,
    bankSlipLine: digitableLine,
    bankSlipDueDate: dueDate,
  } = payment;
  return barcode && digitableLine && dueDate ? { barcode, digitableLine, dueDate } : null;
}

/** A payment as its buyer sees it. */
export function paymentView(
  { allowsSimulation }: Pick<Services, 'allowsSimulation'>,
  payment: Payment,
): PaymentView {
  return {
    token: payment.token,
    state: payment.state,
    method: payment.method,
    amount: payment.amount,
    currency: payment.currency,
    installments: payment.installments,
    productCode: payment.productCode,
    planId: payment.planId,
    createdAt: payment.createdAt.toISOString(),
    redirect: payment.redirect,
    declineReason: payment.declineReason,
    pix: pixView(payment),
    bankSlip: bankSlipView(payment),
    canSimulate: allowsSimulation && isSimulatable(payment),
  };
}
