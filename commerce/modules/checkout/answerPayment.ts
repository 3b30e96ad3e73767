import type { FastifyReply } from 'fastify';
import { isHost } from '@/domain/hosts';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentResponse } from '@/contract/payment';
import { readCardSecret, setCardSecret } from '../../http/storedCardCookie';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { toPaymentResponse } from '../paymentStatus/paymentView';
import { saveStoredCard } from '../payments/storedCards';
import type { Payment } from '../payments/Payment';

export interface PaymentCaller {
  idempotencyKey: string;
  cardSecret: string | null;
  address: string | null;
  /**
   * The host of the calling page, as reported by the server that forwards its calls; null: not
   * reported.
   */
  returnHost: string | null;
}

export type PayingVisit = Pick<PaymentCaller, 'cardSecret' | 'returnHost'>;

interface CallRequest {
  headers: {
    'idempotency-key': string;
    cookie?: string | undefined;
    'x-forwarded-host'?: string | string[] | undefined;
  };
  ip: string;
  host: string;
}

export function readCaller(
  { headers, host, ip }: CallRequest,
  { webUrl }: Pick<Services, 'webUrl'>,
): PaymentCaller {
  const isForwarded = headers['x-forwarded-host'] !== undefined;
  const asked = host.toLowerCase();
  return {
    address: getAddressGroup(ip),
    idempotencyKey: headers['idempotency-key'],
    cardSecret: readCardSecret(headers.cookie, webUrl),
    returnHost: isForwarded && isHost(asked) ? asked : null,
  };
}

/**
 * The answer of every call that pays, with the secret of a card that its buyer agreed to store.
 * @throws ProblemError payment_declined
 */
export async function answerPayment(
  services: Services,
  reply: FastifyReply,
  payment: Payment,
  parts: readonly PaymentPart[] = [],
): Promise<PaymentResponse> {
  const answer = await toPaymentResponse(services, payment);
  const secret = await saveStoredCard(services, payment, parts);
  if (secret !== null) setCardSecret(reply, services.webUrl, secret);
  void reply.code(201).header('cache-control', 'no-store');
  return answer;
}
