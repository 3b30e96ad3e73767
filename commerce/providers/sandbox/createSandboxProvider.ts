import Type from 'typebox';
import { CardKey } from '@/contract/payment';
import type { Charge } from '../Charge';
import type { PaymentProvider } from '../PaymentProvider';
import { ProviderRefusal } from '../ProviderRefusal';
import { ProviderUnavailable } from '../ProviderUnavailable';
import { cardVerificationFromSandbox } from './cardVerificationFromSandbox';
import { chargeFromSandbox } from './chargeFromSandbox';
import { chargeOrderForSandbox } from './chargeOrderForSandbox';
import { createEventReader } from './createEventReader';
import { paymentForSandbox } from './paymentForSandbox';
import { readAnswer } from './readAnswer';
import { requestSandbox, type SandboxAnswer, type SandboxConnection } from './requestSandbox';
import { SandboxCharge } from './SandboxCharge';

const Keys = Type.Object({ keys: Type.Array(CardKey, { minItems: 1 }) });

export interface SandboxOptions extends SandboxConnection {
  webhookSecret: string;
}

function readCharge({ status, text }: SandboxAnswer): Charge {
  if (status < 200 || status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
  return chargeFromSandbox(readAnswer(SandboxCharge, text));
}

/** The payment provider of this project, over HTTP like any acquirer. */
export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
  const getCharge = async (chargeId: string) =>
    readCharge(await requestSandbox(options, 'GET', `/charges/${encodeURIComponent(chargeId)}`));

  /** A charge that is past the action (409) is answered as it is. */
  const act = async (chargeId: string, action: 'capture' | 'expire' | 'void' | 'refund') => {
    const answer = await requestSandbox(
      options,
      'POST',
      `/charges/${encodeURIComponent(chargeId)}/${action}`,
    );
    return answer.status === 409 ? getCharge(chargeId) : readCharge(answer);
  };

  return {
    name: 'sandbox',
    async getCardKey() {
      const { text } = await requestSandbox(options, 'GET', '/keys');
      const [key] = readAnswer(Keys, text).keys;
      if (!key) throw new ProviderUnavailable('The provider has no key');
      const { kty, kid, use, alg, n, e } = key;
      return { kty, kid, use, alg, n, e };
    },
    createCharge: async (order) =>
      readCharge(await requestSandbox(options, 'POST', '/charges', chargeOrderForSandbox(order))),
    async findCharge(reference) {
      const query = new URLSearchParams({ paymentId: reference }).toString();
      const answer = await requestSandbox(options, 'GET', `/charges?${query}`);
      return answer.status === 404 ? null : readCharge(answer);
    },
    captureCharge: (chargeId) => act(chargeId, 'capture'),
    expireCharge: (chargeId) => act(chargeId, 'expire'),
    voidCharge: (chargeId) => act(chargeId, 'void'),
    refundCharge: (chargeId) => act(chargeId, 'refund'),
    verifyCard: async (order) =>
      cardVerificationFromSandbox(await requestSandbox(options, 'POST', '/cards/verify', order)),
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
      const { status } = await requestSandbox(options, 'POST', ...paymentForSandbox(charge));
      if (status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
    },
  };
}
