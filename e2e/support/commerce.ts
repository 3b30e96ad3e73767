import type { LeadRequest, LeadResponse } from '@/contract/lead';
import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type {
  PaymentRequest,
  PaymentResponse,
  PaymentView,
  ServedCardKey,
} from '@/contract/payment';
import type { ProductV2 } from '@/contract/product';
import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import { readRun } from './run';

/** Calls commerce itself, for what a test only needs to be there. @throws unless it answers 2xx */
async function call<Answer>(
  path: string,
  body?: object,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const answer = await fetch(new URL(path, readRun(process.env).commerceUrl), {
    ...(body && {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) {
    throw new Error(`Commerce answered ${answer.status} to ${path}: ${await answer.text()}`);
  }
  return answer.json();
}

/** A payment as its buyer's pages see it. */
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

/** The provider's key, as a browser gets it. */
export const getCardKey = (): Promise<ServedCardKey> => call(paths.cardKey);

export const createPayment = (order: PaymentRequest, key?: string): Promise<PaymentResponse> =>
  call(paths.paymentV2, order, key);

interface PhoneSale {
  business: string;
  productCode: string;
}

/** Sends a code to a lead's phone. */
export const sendPhoneCode = (leadId: string, sale: PhoneSale): Promise<object> =>
  call(buildPath(paths.phoneCode, { leadId }), sale);

export const validatePhoneCode = (
  leadId: string,
  request: PhoneSale & { code: string },
): Promise<object> => call(buildPath(paths.phoneValidation, { leadId }), request);

/** Something to be paid later, made for a buyer of its own. */
export const createSample = (kind: SampleKind, request: SampleRequest): Promise<Sample> =>
  call(buildPath(paths.samples, { kind }), request);

/** Opens a buyer's visit to the loyalty program. */
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
