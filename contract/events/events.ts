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

/** What `data` of an event is, by its type. */
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

/** An event as its receivers read it. */
export interface DeliveredEvent {
  /** The same in each delivery, and `webhook-id` of its headers. */
  id: string;
  type: EventType;
  version: number;
  /** When it became true, ISO 8601. */
  timestamp: string;
  /** Grows within a purchase: of two events the greater is the later. */
  sequence: number;
  data: Record<string, unknown>;
}
