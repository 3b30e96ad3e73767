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
 * The version of `data` that is written now. A member may be added within it; what changes or takes
 * one away is another version, in a folder of its own.
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

/** Members that say who somebody is: the outbox seals them, and forgets them with the person. */
export const personalMembers = ['buyer', 'payer', 'tracking'] as const;

export interface DeliveredEvent {
  /** Stays the same in each delivery, and is `webhook-id` in its headers. */
  id: string;
  type: EventType;
  version: number;
  timestamp: string;
  /** Grows within a purchase: the greater of two events is the later. */
  sequence: number;
  data: Record<string, unknown>;
}
