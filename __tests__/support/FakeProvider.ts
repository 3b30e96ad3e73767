import { randomUUID } from 'node:crypto';
import {
  InvalidSignature,
  ProviderNotReached,
  ProviderRefusal,
  ProviderUnavailable,
} from '@/commerce/providers/errors';
import type {
  CardVerificationOrder,
  Charge,
  ChargeOrder,
  ChargeStatus,
  PaymentProvider,
  ProviderEvent,
  RefundOrder,
} from '@/commerce/providers/PaymentProvider';

function getProfileId(method: ChargeOrder['method'], reference: string): string | null {
  if (method.method === 'default-credit-card') return method.profileId;
  return method.method === 'credit-card' && method.store ? `profile-${reference}` : null;
}

type Behaviour = 'answer' | 'turn-away' | 'drop-before' | 'drop-after' | 'hang';

/** A payment provider in memory, idempotent by reference as the port requires. */
export class FakeProvider implements PaymentProvider {
  constructor(readonly name = 'fake') {}
  readonly minimumInstallment = 500;
  readonly charges = new Map<string, Charge>();
  readonly orders: ChargeOrder[] = [];
  readonly verifications: CardVerificationOrder[] = [];
  readonly days = new Map<string, string>();
  readonly unreadable = new Set<string>();
  cardStatus: ChargeStatus = 'captured';
  nextCardStatuses: ChargeStatus[] = [];
  behaviours: Behaviour[] = [];
  refundBehaviours: ('answer' | 'refuse' | 'drop-before' | 'drop-after')[] = [];
  isAway = false;
  readonly missed = new Set<string>();
  pixExpiresAt = new Date(Date.now() + 1_800_000);
  fingerprint: (encryptedCard: string) => Promise<string> = () => Promise.resolve(randomUUID());
  distort: ((charge: Charge) => Charge) | undefined;
  private release: () => void = () => undefined;

  reset(): void {
    this.cardStatus = 'captured';
    this.nextCardStatuses = [];
    this.behaviours = [];
    this.refundBehaviours = [];
    this.isAway = false;
    this.distort = undefined;
  }

  letGo(): void {
    this.release();
  }

  get capturedCharges(): Charge[] {
    return [...this.charges.values()].filter(({ status }) => status === 'captured');
  }

  chargeOf(reference: string): Charge {
    const charge = this.charges.get(reference);
    if (!charge) throw new Error('No such charge');
    return charge;
  }

  set(reference: string, status: ChargeStatus): Charge {
    const charge = { ...this.chargeOf(reference), status };
    this.charges.set(reference, charge);
    return charge;
  }

  async getCardKey() {
    await this.mustBeThere();
    return {
      kty: 'RSA',
      kid: 'fake',
      use: 'enc',
      alg: 'RSA-OAEP-256',
      n: 'AQAB',
      e: 'AQAB',
    } as const;
  }

  async createCharge(order: ChargeOrder): Promise<Charge> {
    this.orders.push(order);
    const behaviour = this.behaviours.shift() ?? 'answer';
    if (behaviour === 'turn-away') throw new ProviderNotReached('turned away');
    if (behaviour === 'drop-before') throw new ProviderUnavailable('dropped');
    if (behaviour === 'hang') {
      await new Promise<void>((resolve) => {
        this.release = resolve;
      });
    }
    const charge = this.charges.get(order.reference) ?? this.newCharge(order);
    this.charges.set(order.reference, charge);
    if (!this.days.has(order.reference)) {
      this.days.set(order.reference, new Date().toISOString().slice(0, 10));
    }
    if (behaviour === 'drop-after') throw new ProviderUnavailable('dropped');
    return this.say(charge);
  }

  async findCharge(reference: string) {
    if (this.isAway) this.missed.add(reference);
    await this.mustBeThere();
    const charge = this.charges.get(reference);
    return charge ? this.say(charge) : null;
  }

  async *listCharges(day: string, onUnreadable: (error: Error) => void) {
    await this.mustBeThere();
    for (const charge of this.charges.values()) {
      if (this.days.get(charge.reference) !== day) continue;
      if (this.unreadable.has(charge.reference)) {
        onUnreadable(new ProviderUnavailable('A charge could not be read'));
      } else yield this.say(charge);
    }
  }

  expireCharge(chargeId: string) {
    const isMpesa = [...this.charges.values()].some(({ id, mpesa }) => id === chargeId && mpesa);
    return this.moveFrom(chargeId, [isMpesa ? 'requires_action' : 'pending'], 'expired');
  }

  voidCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['requires_action', 'authorized'], 'voided');
  }

  receiveCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['pending'], 'captured');
  }

  captureCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['authorized'], 'captured');
  }

  refundCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['captured'], 'refunded');
  }

  async refundPart(chargeId: string, order: RefundOrder) {
    const behaviour = this.refundBehaviours.shift() ?? 'answer';
    if (behaviour === 'refuse') throw new ProviderRefusal('The provider answered 422');
    if (behaviour === 'drop-before') throw new ProviderUnavailable('dropped');
    const charge = await this.giveBack(chargeId, order);
    if (behaviour === 'drop-after') throw new ProviderUnavailable('dropped');
    return this.say(charge);
  }

  async verifyCard(order: CardVerificationOrder) {
    const { reference } = order;
    await this.mustBeThere();
    this.verifications.push(order);
    return this.cardOutcome(false) === 'captured'
      ? { profileId: `profile-${reference}`, declineReason: null }
      : { profileId: null, declineReason: 'insufficient_funds' as const };
  }

  async identifyCard(encryptedCard: string) {
    await this.mustBeThere();
    return this.fingerprint(encryptedCard);
  }

  getBankSlipDocument(bankSlipId: string) {
    return Promise.resolve(`<!doctype html><title>Boleto ${bankSlipId}</title>`);
  }

  readEvent(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): ProviderEvent {
    if (headers['x-fake-signature'] !== 'good') throw new InvalidSignature('bad');
    const { id, paymentId } = JSON.parse(rawBody.toString()) as {
      id: string;
      paymentId: string;
    };
    return { id, charge: this.say(this.chargeOf(paymentId)) };
  }

  isReachable() {
    return Promise.resolve(!this.isAway);
  }

  private async giveBack(chargeId: string, { amount, reference }: RefundOrder): Promise<Charge> {
    await this.mustBeThere();
    const charge = [...this.charges.values()].find(({ id }) => id === chargeId);
    if (!charge) throw new Error('No such charge');
    const known = charge.refunds ?? [];
    if (charge.status !== 'captured' || known.some((one) => one.reference === reference))
      return charge;
    const refunds = [...known, { reference, amount }];
    const left = refunds.reduce((rest, refund) => rest - refund.amount, charge.amount);
    if (left < 0) throw new ProviderRefusal('More than there is');
    const status = left === 0 ? 'refunded' : 'captured';
    const changed: Charge = { ...charge, refunds, status };
    this.charges.set(charge.reference, changed);
    return changed;
  }

  private say(charge: Charge): Charge {
    return this.distort?.(charge) ?? charge;
  }

  private mustBeThere(): Promise<void> {
    return this.isAway ? Promise.reject(new ProviderUnavailable('away')) : Promise.resolve();
  }

  private async moveFrom(
    chargeId: string,
    from: readonly ChargeStatus[],
    to: ChargeStatus,
  ): Promise<Charge> {
    await this.mustBeThere();
    const charge = [...this.charges.values()].find(({ id }) => id === chargeId);
    if (!charge) throw new Error('No such charge');
    return from.includes(charge.status) ? this.set(charge.reference, to) : charge;
  }

  private cardOutcome(isHeld: boolean): ChargeStatus {
    const status = this.nextCardStatuses.shift() ?? this.cardStatus;
    return status === 'captured' && isHeld ? 'authorized' : status;
  }

  private newCharge({ amount, currency, reference, method }: ChargeOrder): Charge {
    const isCard = 'capture' in method;
    const waits = method.method === 'm-pesa' ? 'requires_action' : 'pending';
    const status = isCard ? this.cardOutcome(!method.capture) : waits;
    const isTaken = status === 'captured' || status === 'authorized';
    return {
      id: randomUUID(),
      reference,
      amount,
      currency,
      status,
      declineReason: status === 'declined' ? 'insufficient_funds' : null,
      profileId: isTaken ? getProfileId(method, reference) : null,
      card: method.method === 'credit-card' ? { company: 'visa', lastDigits: '1111' } : null,
      redirect: isCard && status === 'requires_action' ? `https://bank.example/${reference}` : null,
      pix:
        method.method === 'pix'
          ? {
              txid: reference.replaceAll('-', ''),
              code: `code-${reference}`,
              expiresAt: this.pixExpiresAt,
            }
          : null,
      bankSlip:
        method.method === 'bankslip'
          ? {
              id: `slip-${reference}`,
              barcode: '0'.repeat(44),
              digitableLine: '0'.repeat(47),
              dueDate: method.dueDate,
            }
          : null,
      mpesa: method.method === 'm-pesa' ? { id: `mpesa-${reference}` } : null,
    };
  }
}
