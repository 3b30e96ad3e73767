import Type from 'typebox';
import { Value } from 'typebox/value';
import { CardKey } from '@/contract/cardKey';
import { ProviderRefusal, ProviderUnavailable } from '../errors';
import type {
  CardVerificationResult,
  Charge,
  ChargeOrder,
  ChargeStatus,
  OpenCharge,
  Payer,
  PaymentProvider,
} from '../PaymentProvider';
import { toProviderCharge, toDeclineReason, SandboxCharge, SandboxChargePage } from './charge';
import { createEventReader } from './createEventReader';
import {
  readAnswer,
  requestSandbox,
  type SandboxAnswer,
  type SandboxConnection,
} from './requestSandbox';

const Keys = Type.Object({ keys: Type.Array(CardKey, { minItems: 1 }) });

export interface SandboxOptions extends SandboxConnection {
  /** Several, separated by commas, while it is being changed; each is accepted. */
  webhookSecret: string;
}

type Action = 'capture' | 'expire' | 'receive' | 'void' | 'refund';

/**
 * The statuses that each action ends: a charge that is still in one was refused. None for a capture:
 * after a refused one the authorization is voided, for which a conflict alone is no reason.
 */
const statusesToLeave: Record<Action, readonly ChargeStatus[]> = {
  capture: [],
  expire: ['pending', 'requires_action'],
  receive: ['pending'],
  void: ['authorized', 'requires_action', 'pending'],
  refund: ['captured'],
};

function readCharge({ status, text }: SandboxAnswer): Charge {
  if (status < 200 || status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
  return toProviderCharge(readAnswer(SandboxCharge, text));
}

export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
  const getCharge = async (chargeId: string) =>
    readCharge(await requestSandbox(options, 'GET', `/charges/${encodeURIComponent(chargeId)}`));

  /**
   * A 409 means that the charge is past the action, and is answered as it is, or that the provider
   * will not act on it (a refund under dispute), which is a refusal.
   */
  const act = async (chargeId: string, action: Action, body?: object) => {
    const answer = await requestSandbox(
      options,
      'POST',
      `/charges/${encodeURIComponent(chargeId)}/${action}`,
      body,
    );
    if (answer.status !== 409) return readCharge(answer);
    const charge = await getCharge(chargeId);
    if (statusesToLeave[action].includes(charge.status)) {
      throw new ProviderRefusal(
        `The provider refuses to ${action} a charge that is ${charge.status}`,
      );
    }
    return charge;
  };

  return {
    name: 'sandbox',
    // R$ 5,00, the minimum of many an acquirer.
    minimumInstallment: 500,
    async getCardKey() {
      const { text } = await requestSandbox(options, 'GET', '/keys');
      const [key] = readAnswer(Keys, text).keys;
      if (!key) throw new ProviderUnavailable('The provider has no key for cards');
      const { kty, kid, use, alg, n, e } = key;
      return { kty, kid, use, alg, n, e };
    },
    createCharge: async (order) =>
      readCharge(await requestSandbox(options, 'POST', '/charges', toSandboxCharge(order))),
    async findCharge(reference) {
      const query = new URLSearchParams({ paymentId: reference }).toString();
      const answer = await requestSandbox(options, 'GET', `/charges?${query}`);
      return answer.status === 404 ? null : readCharge(answer);
    },
    listCharges: (day, onUnreadable) => listCharges(options, day, onUnreadable),
    receiveCharge: (chargeId) => act(chargeId, 'receive'),
    captureCharge: (chargeId) => act(chargeId, 'capture'),
    expireCharge: (chargeId) => act(chargeId, 'expire'),
    voidCharge: (chargeId) => act(chargeId, 'void'),
    refundCharge: (chargeId) => act(chargeId, 'refund'),
    refundPart: (chargeId, order) => act(chargeId, 'refund', order),
    verifyCard: async (order) =>
      toCardVerificationResult(await requestSandbox(options, 'POST', '/cards/verify', order)),
    async identifyCard(encryptedCard) {
      const answer = await requestSandbox(options, 'POST', '/fingerprints', { encryptedCard });
      if (answer.status !== 200)
        throw new ProviderRefusal(`The provider answered ${answer.status}`);
      return readAnswer(SandboxFingerprint, answer.text).fingerprint;
    },
    async getBankSlipDocument(bankSlipId) {
      const path = `/bankslips/${encodeURIComponent(bankSlipId)}/document`;
      const { status, text } = await requestSandbox(options, 'GET', path);
      if (status !== 200) throw new ProviderRefusal(`The provider answered ${status}`);
      return text;
    },
    readEvent: createEventReader(options.webhookSecret),
    async isReachable() {
      try {
        const { status } = await requestSandbox(
          { ...options, timeoutMs: Math.min(options.timeoutMs, 2_000) },
          'GET',
          '/readiness',
        );
        return status === 200;
      } catch {
        return false;
      }
    },
    async simulatePayment(charge) {
      const { status } = await requestSandbox(options, 'POST', ...toSandboxPayment(charge));
      if (status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
    },
  };
}

async function* listCharges(
  connection: SandboxConnection,
  day: string,
  onUnreadable: (error: Error) => void,
): AsyncGenerator<Charge> {
  let cursor: string | null = null;
  do {
    const query: string = new URLSearchParams({
      day,
      ...(cursor !== null && { cursor }),
    }).toString();
    const { status, text } = await requestSandbox(connection, 'GET', `/charges?${query}`);
    if (status !== 200) throw new ProviderRefusal(`The provider answered ${status}`);
    const page: SandboxChargePage = readAnswer(SandboxChargePage, text);
    for (const charge of page.charges) {
      if (Value.Check(SandboxCharge, charge)) yield toProviderCharge(charge);
      else onUnreadable(new ProviderUnavailable(`A charge of ${day} does not match its schema`));
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
}

function toSandboxPayment({
  bankSlipId,
  chargeId,
  mpesaId,
  pixTxid,
}: OpenCharge): [path: string, body?: object] {
  if (pixTxid !== null) return [`/pix/${encodeURIComponent(pixTxid)}/pay`];
  if (mpesaId !== null) {
    return [`/mpesa/${encodeURIComponent(mpesaId)}/answer`, { result: 'completed' }];
  }
  if (bankSlipId !== null) return [`/bankslips/${encodeURIComponent(bankSlipId)}/pay`];
  return [`/in-person/${encodeURIComponent(chargeId ?? '')}/receive`];
}

function toSandboxPayer({ document, ...contact }: Payer) {
  return document === null ? contact : { ...contact, document };
}

function toSandboxCharge({ method: ordered, payer, reference: paymentId, ...order }: ChargeOrder) {
  const body = { ...order, paymentId, payer: toSandboxPayer(payer) };
  if (ordered.method !== 'm-pesa') return { ...body, ...ordered };
  const { method, phone } = ordered;
  return { ...body, method, payer: { ...body.payer, phone } };
}

const orNull = Type.Union([Type.String(), Type.Null()]);
const SandboxVerification = Type.Object({ profileId: orNull, declineCode: orNull });

const SandboxFingerprint = Type.Object({ fingerprint: Type.String({ minLength: 1 }) });

/** @throws ProviderRefusal when the card could not be read, ProviderUnavailable for no answer. */
function toCardVerificationResult({ status, text }: SandboxAnswer): CardVerificationResult {
  if (status < 200 || status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
  const { declineCode, profileId } = readAnswer(SandboxVerification, text);
  return profileId === null
    ? { profileId, declineReason: toDeclineReason(declineCode ?? '') }
    : { profileId, declineReason: null };
}
