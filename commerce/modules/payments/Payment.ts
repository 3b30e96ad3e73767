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
/** The repository knows its hash. */
export type PaymentRow = Omit<typeof payments.$inferSelect, 'payerDocumentHash'>;
/** One charge of a payment. */
export type Part = typeof paymentParts.$inferSelect;
/** A payment as it is written: with its one or two parts, in their order. */
export interface NewPayment extends PaymentRow {
  parts: Part[];
}
/** A payment as it is read: with what its purchase is about. */
export interface Payment extends NewPayment {
  purchase: Pick<Purchase, 'leadId' | 'reference' | 'type'>;
}
export type PartState = Part['state'];
export type PendingAction = NonNullable<Part['pendingAction']>;
export type PaymentCause = (typeof paymentTransitions.$inferSelect)['cause'];

/** What a buyer names a payment by: the end of its id. */
export const getOrderNumber = ({ id }: Pick<PaymentRow, 'id'>): string =>
  id.slice(-8).toUpperCase();

/** What stands in the columns of a person who was forgotten. */
export const erased = 'erased';

/** Who pays, for events; null: the person was forgotten. */
export const getBuyer = ({
  payerEmail: email,
  payerName: name,
  payerPhone: phone,
}: Pick<PaymentRow, 'payerEmail' | 'payerName' | 'payerPhone'>) =>
  email === erased ? null : { name, email, phone };

/** Who pays, as the provider is told. */
export const getPayer = ({
  payerDocument: document,
  payerEmail: email,
  payerName: name,
  payerPhone: phone,
}: PaymentRow): Payer => ({ name, email, phone, document });
