/**
 * The events that the outbox publishes, in the order of a purchase's life (docs/events.md). Receivers
 * ignore types that they do not know, so the list may grow.
 */
export const eventTypes = [
  'lead.created',
  'reminder.agreed',
  'payment.pending',
  'payment.paid',
  'payment.declined',
  'payment.expired',
  'payment.refunded',
  'payment.disputed',
  'access.requested',
  'invoice.requested',
  'subscription.started',
  'subscription.renewed',
  'subscription.ended',
] as const;
export type EventType = (typeof eventTypes)[number];

export const isEventType = (name: string): name is EventType =>
  eventTypes.some((known) => known === name);

export const eventMeanings: Record<EventType, string> = {
  'lead.created': 'Somebody has left a contact for a product',
  'reminder.agreed':
    'Who left a contact agreed to be reminded by e-mail, once, of a purchase that is left unfinished',
  'payment.pending': 'A Pix, a slip or a seller waits for the buyer',
  'payment.paid': 'The money is there',
  'payment.declined': 'A payment was declined; the buyer may try another',
  'payment.expired':
    'A payment has ended without money: its time is over, the buyer has chosen another way, or a trial ended before its charge',
  'payment.refunded': 'Money was given back, all of it or a part',
  'payment.disputed': "The buyer's bank disputes a payment, or has decided",
  'access.requested': 'Who bought has lost the link to the account: it is to be sent again',
  'invoice.requested': 'A sale is paid whose payer has left a document: an invoice is to be issued',
  'subscription.started':
    'A subscription has begun, a trial too: the buyer is to have access until `endsAt`',
  'subscription.renewed': 'A subscription has another period, by a renewal or an upgrade',
  'subscription.ended': 'A subscription is over',
};
