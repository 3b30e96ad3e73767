import type { Payer } from '../../providers/PaymentProvider';
import type {
  paymentAlarms,
  paymentParts,
  payments,
  paymentTransitions,
  purchases,
} from './tables';

export type PaymentAlarm = typeof paymentAlarms.$inferSelect;
export type Purchase = typeof purchases.$inferSelect;
export type PaymentRow = Omit<typeof payments.$inferSelect, 'payerDocumentHash'>;
export type Part = typeof paymentParts.$inferSelect;
export interface NewPayment extends PaymentRow {
  parts: Part[];
}
export interface Payment extends NewPayment {
  purchase: Pick<Purchase, 'leadId' | 'reference' | 'type'>;
}
export type PartState = Part['state'];
export type PendingAction = NonNullable<Part['pendingAction']>;
export type PaymentCause = (typeof paymentTransitions.$inferSelect)['cause'];

export const getOrderNumber = ({ id }: Pick<PaymentRow, 'id'>): string =>
  id.slice(-8).toUpperCase();

export const erased = 'erased';

export const findPayerContact = ({
  payerEmail: email,
  payerName: name,
  payerPhone: phone,
}: Pick<PaymentRow, 'payerEmail' | 'payerName' | 'payerPhone'>) =>
  email === erased ? null : { name, email, phone };

export const getPayer = ({
  payerDocument: document,
  payerEmail: email,
  payerName: name,
  payerPhone: phone,
}: PaymentRow): Payer => ({ name, email, phone, document });
