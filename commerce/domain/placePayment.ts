import type { Locale } from '@/contract/enumerations';
import { isUniqueViolation } from '../database/isUniqueViolation';
import type { Part, Payment } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { askForCharge } from './askForCharge';
import { carryOutInstructions } from './carryOutInstructions';
import { chargeOrder } from './chargeOrder';
import { declinePart } from './declinePart';
import { endOpenPayment } from './endOpenPayment';
import { movePart } from './movePart';
import type { OrderedPart, PaymentOrder } from './PaymentOrder';
import {
  reservePayment,
  type Attempt,
  type Reservation,
  type ReservedPayment,
} from './reservePayment';
import { waitForResult } from './waitForResult';

/** Each round ends one open payment or loses one race; more than a few is a fault, not bad luck. */
const rounds = 6;

type AttemptKey = Pick<Attempt, 'idempotencyKey' | 'requestHash'>;

async function reserve(services: Services, order: PaymentOrder, attempt: AttemptKey) {
  for (let round = 0; round < rounds; round += 1) {
    const reservation = await tryToReserve(services, order, attempt);
    if (reservation?.kind === 'blocked') await endOpenPayment(services, reservation.payment);
    else if (reservation) return reservation;
  }
  throw new ProblemError('service_unavailable');
}

/** Undefined when the same key was written at this moment for another purchase: look again. */
async function tryToReserve(
  { clock, connection, provider }: Services,
  order: PaymentOrder,
  key: AttemptKey,
): Promise<Reservation | undefined> {
  // Earlier rounds took their time: a payment's age counts from when it is written.
  const attempt = { ...key, provider: provider.name, now: clock() };
  try {
    return await connection.transaction((transaction) =>
      reservePayment(transaction, order, attempt),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

interface PartToCharge {
  order: PaymentOrder;
  ordered: OrderedPart;
  part: Part;
  locale: Locale;
}

async function chargePart(services: Services, toCharge: PartToCharge): Promise<Payment | null> {
  const { connection, provider, clock, timing } = services;
  const { part } = toCharge;
  // Half the grace: the last call must have ended when the sweep may give the payment up.
  const askUntil = part.createdAt.getTime() + timing.receiptGrace / 2;
  const outcome = await askForCharge(
    provider,
    chargeOrder(services, toCharge),
    () => clock().getTime() < askUntil,
  );
  switch (outcome.kind) {
    case 'known':
      return connection.transaction((transaction) =>
        applyCharge(transaction, outcome.charge, 'provider', clock()),
      );
    case 'refused':
      return declinePart(services, part, 'provider');
    case 'unknown':
      return null;
  }
}

/** Says that the part is about to be charged, unless it was given up meanwhile. */
async function startPart({ clock, connection }: Services, { reference }: Part): Promise<Payment> {
  return connection.transaction((transaction) =>
    movePart(transaction, reference, ({ state }) => ({
      to: state === 'created' ? 'processing' : state,
      cause: 'buyer',
      now: clock(),
      details: {},
    })),
  );
}

/** One part after the other: what follows is charged only while nothing before it has failed. */
async function charge(
  services: Services,
  order: PaymentOrder,
  { payment, locale }: ReservedPayment,
): Promise<Payment> {
  let current = payment;
  for (const [index, ordered] of order.parts.entries()) {
    const waiting = current.parts[index];
    if (waiting?.state === 'created') current = await startPart(services, waiting);
    const part = current.parts[index];
    if (part?.state !== 'processing') break;
    const charged = await chargePart(services, { order, ordered, part, locale });
    if (!charged) return current;
    current = charged;
  }
  return carryOutInstructions(services, current);
}

/**
 * Pays an order at most once (design section 8): the intent is committed, the provider is called
 * with the payment's id, the result is committed. A payment whose result is unknown stays
 * `processing`, and the sweep finds out.
 * @throws ProblemError invalid_field, idempotency_key_reused, already_paid, payment_in_progress;
 * ProviderUnavailable when an open payment of the purchase could not be ended.
 */
export async function placePayment(
  services: Services,
  order: PaymentOrder,
  key: AttemptKey,
): Promise<Payment> {
  const reservation = await reserve(services, order, key);
  return reservation.kind === 'reserved'
    ? charge(services, order, reservation)
    : waitForResult(services, reservation.payment);
}
