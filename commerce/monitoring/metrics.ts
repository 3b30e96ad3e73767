import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { limitNames } from '@/domain/limits';
import { createRequestMetric, durationBuckets } from '@/domain/monitoring/metrics.server';

/**
 * Labels take fixed values of ours alone, never an id or a word of a caller: each value is a series
 * that is kept for weeks.
 */
export const metrics = new Registry();

const registers = [metrics];

export const countRequest = createRequestMetric(metrics);

export const paymentStates = new Counter({
  name: 'checkout_payments_total',
  help: 'Payments that came to a state, counted when that is committed; two methods are joined by +.',
  labelNames: ['brand', 'business', 'product', 'method', 'state'],
  registers,
});

export const webhooks = new Counter({
  name: 'checkout_webhooks_total',
  help: "A provider's events by what became of them: applied, repeated, unknown_charge, and why they were refused.",
  labelNames: ['result'],
  registers,
});

export const eventStreams = new Gauge({
  name: 'checkout_event_streams',
  help: 'Event streams that are open.',
  registers,
});

export const providerCalls = new Histogram({
  name: 'checkout_provider_call_duration_seconds',
  help: 'Calls to the providers outside: answered, refused, not_reached (nothing was done) or unknown.',
  labelNames: ['provider', 'call', 'result'],
  buckets: durationBuckets,
  registers,
});

export const eventDeliveries = new Counter({
  name: 'checkout_event_deliveries_total',
  help: 'Tries to deliver an event (docs/events.md), by its destination and how they end: delivered, failed (tried again) or gone.',
  labelNames: ['destination', 'result'],
  registers,
});

export const mailsSent = new Counter({
  name: 'checkout_mails_total',
  help: 'Tries to send a mail (docs/mail.md), by its kind and how they end: accepted, refused, failed (tried again), or dropped (true no more).',
  labelNames: ['kind', 'result'],
  registers,
});

export const shedCalls = new Counter({
  name: 'checkout_shed_calls_total',
  help: 'Calls that were answered 503 because as many as MAX_CALLS were in flight.',
  registers,
});

export const limitRefusals = new Counter<'limit'>({
  name: 'checkout_limit_refusals_total',
  help: 'Calls that were refused because a limit of docs/limits.md is used up, by its name.',
  labelNames: ['limit'],
  registers,
});
// Counts from 0 at the start, so that the first refusal is an increase, too.
for (const limit of limitNames) limitRefusals.inc({ limit }, 0);
