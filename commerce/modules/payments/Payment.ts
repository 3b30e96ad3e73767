import type { paymentParts, payments, paymentTransitions, purchases } from './tables';

export type Purchase = typeof purchases.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
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
