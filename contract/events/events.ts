import type { Static } from 'typebox';
import type { EventType } from './eventTypes';
import { LeadCreated, ReminderAgreed } from './v1/lead';
import {
  AccessRequested,
  InvoiceRequested,
  PaymentDeclined,
  PaymentDisputed,
  PaymentExpired,
  PaymentPaid,
  PaymentPending,
  PaymentRefunded,
} from './v1/payment';
import { SubscriptionEnded, SubscriptionRenewed, SubscriptionStarted } from './v1/subscription';

/**
 * The version of `data` that is written now. A member may be added within a version; changing or
 * removing one makes a new version, in a folder of its own.
 */
export const eventVersion = 1;

export const eventSchemas = {
  'lead.created': LeadCreated,
  'reminder.agreed': ReminderAgreed,
  'payment.pending': PaymentPending,
  'payment.paid': PaymentPaid,
  'payment.declined': PaymentDeclined,
  'payment.expired': PaymentExpired,
  'payment.refunded': PaymentRefunded,
  'payment.disputed': PaymentDisputed,
  'access.requested': AccessRequested,
  'invoice.requested': InvoiceRequested,
  'subscription.started': SubscriptionStarted,
  'subscription.renewed': SubscriptionRenewed,
  'subscription.ended': SubscriptionEnded,
} as const satisfies Record<EventType, object>;

export type EventData<Kind extends EventType> = Static<(typeof eventSchemas)[Kind]>;

/** Personal members: the outbox seals them, and erases them with the person. */
export const personalMembers = ['buyer', 'payer', 'tracking'] as const;

export interface DeliveredEvent {
  /** The same in every delivery; also sent as the header `webhook-id`. */
  id: string;
  type: EventType;
  version: number;
  timestamp: string;
  /** Grows within a purchase: the event with the greater number is the later one. */
  sequence: number;
  data: Record<string, unknown>;
}
