import { randomUUID } from 'node:crypto';
import type { Charge, ChargeStatus } from '@/commerce/providers/Charge';
import type { ChargeOrder } from '@/commerce/providers/ChargeOrder';
import { InvalidSignature } from '@/commerce/providers/InvalidSignature';
import type { PaymentProvider, ProviderEvent } from '@/commerce/providers/PaymentProvider';
import { ProviderUnavailable } from '@/commerce/providers/ProviderUnavailable';

type Behaviour = 'answer' | 'drop-before' | 'drop-after' | 'hang';

/**
 * A payment provider in memory, for what a real one does rarely: it keeps what it was asked, and can
 * be told how its charges end and to lose its answers. Idempotent by payment id, as the port demands.
 */
export class FakeProvider implements PaymentProvider {
  readonly name = 'fake';
  readonly charges = new Map<string, Charge>();
  readonly orders: ChargeOrder[] = [];
  /** How card charges end. */
  cardStatus: ChargeStatus = 'captured';
  /** What the next calls to charge do, in this order; after them it answers. */
  behaviours: Behaviour[] = [];
  /** Whether anything but charging is answered. */
  isAway = false;
  pixExpiresAt = new Date(Date.now() + 1_800_000);
  private release: () => void = () => undefined;

  /** Lets a hanging charge go on. */
  letGo(): void {
    this.release();
  }

  /** Money that was taken and kept, in minor units. */
  get capturedCharges(): Charge[] {
    return [...this.charges.values()].filter(({ status }) => status === 'captured');
  }

  chargeOf(paymentId: string): Charge {
    const charge = this.charges.get(paymentId);
    if (!charge) throw new Error('No such charge');
    return charge;
  }

  set(paymentId: string, status: ChargeStatus): Charge {
    const charge = { ...this.chargeOf(paymentId), status };
    this.charges.set(paymentId, charge);
    return charge;
  }

  async getCardKey() {
    this.mustBeThere();
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
    if (behaviour === 'drop-before') throw new ProviderUnavailable('dropped');
    if (behaviour === 'hang') {
      await new Promise<void>((resolve) => {
        this.release = resolve;
      });
    }
    const charge = this.charges.get(order.paymentId) ?? this.newCharge(order);
    this.charges.set(order.paymentId, charge);
    if (behaviour === 'drop-after') throw new ProviderUnavailable('dropped');
    return charge;
  }

  async findCharge(paymentId: string) {
    this.mustBeThere();
    return this.charges.get(paymentId) ?? null;
  }

  async expireCharge(chargeId: string) {
    const isMpesa = [...this.charges.values()].some(({ id, mpesa }) => id === chargeId && mpesa);
    return this.moveFrom(chargeId, [isMpesa ? 'requires_action' : 'pending'], 'expired');
  }

  async voidCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['requires_action'], 'voided');
  }

  async refundCharge(chargeId: string) {
    return this.moveFrom(chargeId, ['captured'], 'refunded');
  }

  async getBankSlipDocument(bankSlipId: string) {
    return `<!doctype html><title>Boleto ${bankSlipId}</title>`;
  }

  readEvent(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): ProviderEvent {
    if (headers['x-fake-signature'] !== 'good') throw new InvalidSignature('bad');
    const { id, paymentId } = JSON.parse(rawBody.toString());
    return { id, charge: this.chargeOf(paymentId) };
  }

  async isReachable() {
    return !this.isAway;
  }

  private mustBeThere(): void {
    if (this.isAway) throw new ProviderUnavailable('away');
  }

  private moveFrom(chargeId: string, from: readonly ChargeStatus[], to: ChargeStatus): Charge {
    this.mustBeThere();
    const charge = [...this.charges.values()].find(({ id }) => id === chargeId);
    if (!charge) throw new Error('No such charge');
    return from.includes(charge.status) ? this.set(charge.paymentId, to) : charge;
  }

  private newCharge({ paymentId, method }: ChargeOrder): Charge {
    const isCard = method.method === 'credit-card';
    const waits = method.method === 'm-pesa' ? 'requires_action' : 'pending';
    const status = isCard ? this.cardStatus : waits;
    return {
      id: randomUUID(),
      paymentId,
      status,
      declineReason: status === 'declined' ? 'insufficient_funds' : null,
      profileId: status === 'captured' ? `profile-${paymentId}` : null,
      redirect: isCard && status === 'requires_action' ? `https://bank.example/${paymentId}` : null,
      pix:
        method.method === 'pix'
          ? {
              txid: paymentId.replaceAll('-', ''),
              code: `code-${paymentId}`,
              expiresAt: this.pixExpiresAt,
            }
          : null,
      bankSlip:
        method.method === 'bankslip'
          ? {
              id: `slip-${paymentId}`,
              barcode: '0'.repeat(44),
              digitableLine: '0'.repeat(47),
              dueDate: method.dueDate,
            }
          : null,
      mpesa: method.method === 'm-pesa' ? { id: `mpesa-${paymentId}` } : null,
    };
  }
}
