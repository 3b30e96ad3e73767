import type { LeadRequest, LeadResponse } from '@/contract/lead';
import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { ServedCardKey } from '@/contract/cardKey';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { ProductV2 } from '@/contract/product';
import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import { encryptTypedCards } from '@/testing/cards';
import { fetchJson } from '@/testing/http';
import { readRun } from './run';

/**
 * Calls commerce directly, for data that a test only needs to exist.
 * @throws unless it answers 2xx
 */
const call = <Answer>(path: string, body?: object, key: string = crypto.randomUUID()) =>
  fetchJson<Answer>(
    `${readRun(process.env).commerceUrl}${path}`,
    body === undefined ? {} : { body, key },
  );

export const getPayment = (token: string): Promise<PaymentView> =>
  call(buildPath(paths.payment, { token }));

export const getProduct = (
  code: string,
  query: {
    business: string;
    operation?: string;
    voucher?: string;
    flowId?: string;
    leadId?: string;
  },
): Promise<ProductV2> =>
  call(`${buildPath(paths.productV2, { code })}?${new URLSearchParams(query).toString()}`);

export const createLead = (lead: LeadRequest): Promise<LeadResponse> => call(paths.lead, lead);

export const getCardKey = (): Promise<ServedCardKey> => call(paths.cardKey);

export async function createPayment(order: PaymentRequest): Promise<PaymentResponse> {
  const attempt = crypto.randomUUID();
  const purpose = { attempt, lead: order.sfLeadId };
  return call(paths.paymentV2, await encryptTypedCards(order, purpose, getCardKey), attempt);
}

interface PhoneSale {
  business: string;
  productCode: string;
}

export const sendPhoneCode = (leadId: string, sale: PhoneSale): Promise<object> =>
  call(buildPath(paths.phoneCode, { leadId }), sale);

export const validatePhoneCode = (
  leadId: string,
  request: PhoneSale & { code: string },
): Promise<object> => call(buildPath(paths.phoneValidation, { leadId }), request);

export const createSample = (kind: SampleKind, request: SampleRequest): Promise<Sample> =>
  call(buildPath(paths.samples, { kind }), request);

export const openLiveloSession = (
  leadId: string,
  request: { business: string; productCode: string; cpf: string },
): Promise<LiveloSession> => call(buildPath(paths.liveloSessions, { leadId }), request);

export const sendLiveloCode = (
  leadId: string,
  request: { liveloSession: string; deviceId: string },
): Promise<LiveloSession> => call(buildPath(paths.liveloCode, { leadId }), request);

export const validateLiveloCode = (
  leadId: string,
  request: { liveloSession: string; code: string },
): Promise<LiveloSession> => call(buildPath(paths.liveloValidation, { leadId }), request);
