import type { LeadRequest } from '@/contract/lead';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentPart } from '@/contract/paymentParts';
import { type Contact, contact, mozambicanPhone } from './contact';
import { type Channel, type Sale, sales } from './sales';

export function createLeadRequest(
  changes: Partial<LeadRequest> = {},
  channel: Channel & Partial<Pick<Sale, 'planId'>> = sales.ms,
): LeadRequest {
  const { business, locale, operation, planId, productCode, seller, source } = channel;
  return {
    ...contact,
    business,
    productCode,
    ...(planId !== undefined && { planId }),
    seller,
    source,
    operation,
    locale,
    ...changes,
  };
}

export const encryptedCard = 'aGVhZGVy.a2V5.aXY.dGV4dA.dGFn';

export const parts = {
  card: (amount: number, installments = 1, card = encryptedCard): PaymentPart => ({
    method: 'credit-card',
    amount,
    installments,
    cardCompany: 'visa',
    encryptedCard: card,
  }),
  pix: (amount: number): PaymentPart => ({ method: 'pix', amount }),
  bankslip: (amount: number): PaymentPart => ({ method: 'bankslip', amount }),
  mpesa: (amount: number, phone = mozambicanPhone): PaymentPart => ({
    method: 'm-pesa',
    amount,
    phone,
  }),
};

export interface Payer extends Contact {
  leadId: string;
  document?: string;
}

export function createPaymentRequest(
  { document, email, leadId, name, phone }: Payer,
  { business, operation, plan, planId, planType, productCode, seller, source }: Sale,
  paymentMethods: PaymentPart[],
  changes: Partial<PaymentRequest> = {},
): PaymentRequest {
  return {
    name,
    email,
    phone,
    ...(document !== undefined && { document }),
    amount: paymentMethods.reduce((sum, { amount }) => sum + amount, 0),
    business,
    operation,
    type: 'direct',
    paymentMethods,
    sfLeadId: leadId,
    plan,
    planType,
    planId,
    productCode,
    seller,
    source,
    ...changes,
  };
}
