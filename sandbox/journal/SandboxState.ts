import type { CardExpiry } from '../cards/cardExpiry';
import type { ChargeChange, EventType, LedgerKind } from '../charges/Charge';
import type { StoredCharge } from '../charges/StoredCharge';
import type { CardVerification, ChargeRecord, JournalRecord } from './JournalRecord';

export interface OutboxEvent {
  id: string;
  type: EventType;
  createdAt: string;
  charge: StoredCharge;
}

export interface SandboxState {
  charges: Map<string, StoredCharge>;
  chargeIdByPaymentId: Map<string, string>;
  chargeIdByTxid: Map<string, string>;
  chargeIdsByDay: Map<string, string[]>;
  pixExpiries: Map<string, number>;
  cardVerifications: Map<string, CardVerification>;
  storedCards: Map<string, CardExpiry | null>;
  ledger: LedgerRow[];
  outbox: Map<string, OutboxEvent>;
}

export interface LedgerRow {
  seq: number;
  kind: LedgerKind;
  method: string;
  paymentId: string;
  txid: string;
  amount: number;
  at: string;
}

export function createState(): SandboxState {
  return {
    charges: new Map(),
    chargeIdByPaymentId: new Map(),
    chargeIdByTxid: new Map(),
    chargeIdsByDay: new Map(),
    pixExpiries: new Map(),
    cardVerifications: new Map(),
    storedCards: new Map(),
    ledger: [],
    outbox: new Map(),
  };
}

/**
 * Adds one record to the state. The same records in the same order always give the same state.
 * @throws Error when a record is about a charge that no earlier record created.
 */
export function applyRecord(state: SandboxState, record: JournalRecord): void {
  if (record.type === 'webhook-delivered') {
    state.outbox.delete(record.webhookId);
    return;
  }
  if (record.type === 'card-verified') {
    const { verification } = record;
    state.cardVerifications.set(verification.reference, verification);
    storeCard(state, verification.profileId, record.cardExpiry ?? null);
    return;
  }
  const charge = changedCharge(state, record);
  state.charges.set(charge.id, charge);
  state.chargeIdByPaymentId.set(charge.terms.paymentId, charge.id);
  if (record.type === 'charge-created') indexDay(state, charge);
  indexPix(state, charge);
  storeCard(state, charge.profileId, charge.cardExpiry);
  addLedgerRows(state, charge, record.change, record.at);
  if (record.webhookId !== null) {
    const { at: createdAt, webhookId: id } = record;
    const told = record.type === 'charge-changed' ? record.eventType : undefined;
    state.outbox.set(id, { id, type: told ?? 'charge.updated', createdAt, charge });
  }
}

export const erasedPayer = { name: 'erased', email: 'erased', phone: 'erased' };

/** Erases the payer from the charges of payments, waiting webhooks included. @returns how many */
export function forgetPayers(
  { chargeIdByPaymentId, charges, outbox }: SandboxState,
  paymentIds: ReadonlySet<string>,
): number {
  const forget = (charge: StoredCharge): StoredCharge => ({
    ...charge,
    terms: { ...charge.terms, payer: erasedPayer },
  });
  let count = 0;
  for (const paymentId of paymentIds) {
    const charge = charges.get(chargeIdByPaymentId.get(paymentId) ?? '');
    if (!charge) continue;
    charges.set(charge.id, forget(charge));
    count += 1;
  }
  for (const [id, event] of outbox)
    if (paymentIds.has(event.charge.terms.paymentId))
      outbox.set(id, { ...event, charge: forget(event.charge) });
  return count;
}

function storeCard(
  { storedCards }: SandboxState,
  id: string | null,
  expiry: CardExpiry | null,
): void {
  if (id !== null && !storedCards.has(id)) storedCards.set(id, expiry);
}

function changedCharge(state: SandboxState, record: ChargeRecord): StoredCharge {
  const { status, declineCode, profileId } = record.change;
  const outcome = { status, declineCode, profileId };
  if (record.type === 'charge-created') {
    const { chargeId: id, terms, pix, bankSlip, at: createdAt } = record;
    const { cardExpiry = null, cardHint = null } = record;
    const card = { cardExpiry, cardHint };
    const capturedAt = status === 'captured' ? createdAt : null;
    const money = { dispute: null, refunds: [], capturedAt };
    return { id, terms, pix, bankSlip, ...card, createdAt, ...money, ...outcome };
  }
  const charge = state.charges.get(record.chargeId);
  if (!charge)
    throw new Error(
      `The record changes charge ${record.chargeId}, which no earlier record created`,
    );
  const { dispute = charge.dispute, refund } = record.change;
  return {
    ...charge,
    ...outcome,
    dispute,
    refunds: refund ? [...charge.refunds, refund] : charge.refunds,
    capturedAt: charge.capturedAt ?? (status === 'captured' ? record.at : null),
  };
}

function indexDay({ chargeIdsByDay }: SandboxState, { createdAt, id }: StoredCharge): void {
  const day = createdAt.slice(0, 10);
  const ids = chargeIdsByDay.get(day);
  if (ids) ids.push(id);
  else chargeIdsByDay.set(day, [id]);
}

function indexPix(state: SandboxState, charge: StoredCharge): void {
  if (!charge.pix) return;
  state.chargeIdByTxid.set(charge.pix.txid, charge.id);
  if (charge.status === 'pending') {
    state.pixExpiries.set(charge.id, Date.parse(charge.pix.expiresAt));
  } else {
    state.pixExpiries.delete(charge.id);
  }
}

function addLedgerRows(
  state: SandboxState,
  charge: StoredCharge,
  change: ChargeChange,
  at: string,
): void {
  const { method, paymentId } = charge.terms;
  const amount = change.refund?.amount ?? charge.terms.amount;
  for (const kind of change.ledger) {
    const seq = state.ledger.length + 1;
    const txid = charge.pix?.txid ?? charge.id;
    state.ledger.push({ seq, kind, method, paymentId, txid, amount, at });
  }
}
