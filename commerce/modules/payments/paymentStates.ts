import { inPersonMethods, type PaymentState } from '@/contract/enumerations';
import type { Part, PartState, PendingAction } from './Payment';

export const waitingStates = [
  'pending',
  'requires_action',
] as const satisfies readonly PaymentState[];

export const statesThatMayPay = [
  'created',
  'processing',
  ...waitingStates,
  'trial',
  'paid',
] as const satisfies readonly PaymentState[];

export function isWaiting({ state }: Pick<Part, 'state'>): boolean {
  return waitingStates.some((open) => open === state);
}

/**
 * The action that ends an unwanted charge at the provider: void for a bank's question and an
 * authorization, expire for a code, a slip or a push, refund for money that was captured. Undefined
 * when nothing is left to do.
 */
export function cancellationFor(part: Pick<Part, 'method' | 'state'>): PendingAction | undefined {
  if (part.state === 'paid') return 'refund';
  if (part.state === 'authorized') return 'void';
  if (!isWaiting(part)) return undefined;
  const isBankQuestion = part.state === 'requires_action' && part.method !== 'm-pesa';
  return isBankQuestion ? 'void' : 'expire';
}

/** The payment's state that the state of a single part implies, the strongest first. */
const decisive: readonly [PartState, PaymentState][] = [
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['voided', 'expired'],
  ['refunded', 'refunded'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['created', 'processing'],
  ['pending', 'pending'],
  ['trial', 'trial'],
];

/**
 * Derives a payment's state from those of its parts: paid when every part is, ended when one of them
 * is. Parts that are all authorized or paid are being captured.
 */
export function derivePaymentState(parts: readonly PartState[]): PaymentState {
  if (parts.every((part) => part === 'paid')) return 'paid';
  const found = decisive.find(([state]) => parts.includes(state));
  return found?.[1] ?? 'processing';
}

/**
 * Legal transitions go forward only, with one exception: money that arrives late turns a declined or
 * expired payment into a paid one.
 */
export const paymentTransitionsByState: Record<PaymentState, readonly PaymentState[]> = {
  created: ['processing'],
  processing: ['pending', 'requires_action', 'trial', 'paid', 'declined'],
  // One of two methods is confirmed, the other still waits.
  requires_action: ['pending', 'paid', 'declined', 'expired'],
  pending: ['paid', 'expired'],
  trial: ['expired'],
  paid: ['refunded'],
  declined: ['paid'],
  expired: ['paid'],
  refunded: [],
};

/** A charge that was given up may later turn out authorized, or captured. */
export const partTransitionsByState: Record<PartState, readonly PartState[]> = {
  created: ['processing', 'voided'],
  processing: ['pending', 'requires_action', 'authorized', 'trial', 'paid', 'declined'],
  requires_action: ['authorized', 'paid', 'declined', 'expired'],
  authorized: ['paid', 'voided'],
  pending: ['paid', 'expired'],
  trial: ['expired'],
  paid: ['refunded'],
  declined: ['paid', 'authorized'],
  expired: ['paid', 'authorized'],
  voided: ['paid'],
  refunded: [],
};

/**
 * Finds the shortest path of legal transitions from one state to another, without the first state.
 * Events may be lost or arrive late, so a provider can report a state that is more than one move away.
 * @returns An empty list when the states are the same, undefined when there is no path.
 */
export function findStatePath<State extends string>(
  moves: Record<State, readonly State[]>,
  from: State,
  to: State,
): State[] | undefined {
  const paths: State[][] = [[from]];
  const seen = new Set<State>([from]);
  for (const path of paths) {
    const last = path.at(-1) ?? from;
    if (last === to) return path.slice(1);
    for (const next of moves[last]) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

const secondMs = 1_000;
const hour = 3_600 * secondMs;

const day = 24 * hour;

/** A slip can be paid until its due date, and banks report the payment some working days later. */
const bankSlipGrace = 5 * day;
const inPersonLimit = 30 * day;

/**
 * True when a charge has waited for its buyer for too long and has to be ended.
 * @param actionLimitMs How long a buyer may take to answer a bank or a phone, in milliseconds.
 */
export function isOverdue(
  {
    bankSlipDueDate,
    createdAt,
    method,
    state,
  }: Pick<Part, 'bankSlipDueDate' | 'createdAt' | 'method' | 'state'>,
  now: Date,
  actionLimitMs: number,
): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (state === 'requires_action') return age > actionLimitMs;
  if (state !== 'pending') return false;
  if (bankSlipDueDate !== null) {
    return now.getTime() > new Date(bankSlipDueDate).getTime() + bankSlipGrace;
  }
  return inPersonMethods.some((known) => known === method) && age > inPersonLimit;
}

interface Backoff {
  first: number;
  max: number;
}

function getBackoff({
  method,
  pendingAction,
  state,
}: Pick<Part, 'method' | 'pendingAction' | 'state'>): Backoff | null {
  if (pendingAction) return { first: 2 * secondMs, max: 300 * secondMs };
  // The buyer waits, and may pay in no other way: checked soon after the provider recovers.
  if (state === 'created' || state === 'processing')
    return { first: 2 * secondMs, max: 8 * secondMs };
  if (state === 'requires_action') return { first: 10 * secondMs, max: 60 * secondMs };
  // The provider sends webhooks about these; polling covers a lost one.
  if (state === 'pending' && method === 'bankslip') return { first: hour, max: 6 * hour };
  if (state === 'pending' || state === 'authorized') return { first: 15 * secondMs, max: hour };
  return null;
}

/**
 * The next moment at which a charge is looked up at the provider; null when no check is left. A Pix is
 * also looked up right after it expires, and an uncertain charge when its grace period is over.
 * @param graceEnd When a charge that the provider never received is given up.
 */
export function getNextCheckTime(
  part: Pick<Part, 'checkCount' | 'method' | 'pendingAction' | 'pixExpiresAt' | 'state'>,
  now: Date,
  graceEnd?: Date,
): Date | null {
  const backoff = getBackoff(part);
  if (!backoff) return null;
  const wait = Math.min(backoff.first * 2 ** Math.min(part.checkCount, 20), backoff.max);
  const next = now.getTime() + wait;
  const isInDoubt = part.state === 'created' || part.state === 'processing';
  const decisive = isInDoubt
    ? (graceEnd?.getTime() ?? 0)
    : (part.pixExpiresAt?.getTime() ?? 0) + 2 * secondMs;
  return new Date(decisive > now.getTime() ? Math.min(next, decisive) : next);
}

export function isSimulatable({ method, state }: Pick<Part, 'method' | 'state'>): boolean {
  return state === 'pending' || (method === 'm-pesa' && state === 'requires_action');
}
