import type { FastifyReply } from 'fastify';
import { isHost } from '@/domain/hosts';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentResponse } from '@/contract/payment';
import { readCardSecret, setCardSecret } from '../../http/storedCardCookie';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { toPaymentResponse } from '../paymentStatus/paymentView';
import { keepStoredCard } from '../payments/storedCards';
import type { Payment } from '../payments/Payment';

/** Who asks to pay. */
export interface PaymentCaller {
  idempotencyKey: string;
  /** The secret of the card that the browser has stored; null: it has none. */
  cardSecret: string | null;
  /** Where the call came from, as limits count it; null: from nobody. */
  address: string | null;
  /** The host of the page that calls, as whoever forwards its calls says; null: none does. */
  returnHost: string | null;
}

/** Whose page pays, for the order that it makes. */
export type PayingVisit = Pick<PaymentCaller, 'cardSecret' | 'returnHost'>;

/** A call that pays. */
interface PaymentCall {
  headers: {
    'idempotency-key': string;
    cookie?: string | undefined;
    'x-forwarded-host'?: string | string[] | undefined;
  };
  ip: string;
  /** The caller's, where those who forward it are believed. */
  host: string;
}

export function readCaller(
  { headers, host, ip }: PaymentCall,
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
  const secret = await keepStoredCard(services, payment, parts);
  if (secret !== null) setCardSecret(reply, services.webUrl, secret);
  void reply.code(201).header('cache-control', 'no-store');
  return answer;
}
