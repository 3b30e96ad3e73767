import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { App } from '@/commerce/http/App';
import { cardAgreementConsent } from '@/domain/trials';
import { document } from '@/testing/contact';
import { encryptedCard, parts } from '@/testing/requests';
import { brazilianAddress } from './brazilianAddress';
import { leadBody, paymentBody } from './commerceRequests';
import { ms, paymentV1Body, renewalBody } from './paidLater';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const description = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as Description;

export interface ContractCall extends Operation {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  path: string;
  bodySchema: Schema | undefined;
}

const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const;

export function resolveSchema(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolveSchema(description.components.schemas[name] ?? {});
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  return [...allOf.map(resolveSchema), own].reduce((all, part) => ({ ...all, ...part }));
}

export const contractCalls: readonly ContractCall[] = Object.entries(description.paths).flatMap(
  ([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method.toLowerCase()];
      const schema = operation?.requestBody?.content['application/json']?.schema;
      return operation
        ? [{ ...operation, method, path, bodySchema: schema && resolveSchema(schema) }]
        : [];
    }),
);

export const getParameters = ({ parameters = [] }: ContractCall, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

export const nobodysId = '00000000-0000-4000-8000-000000000000';

const address = brazilianAddress;
const livelo = { liveloSession: 's'.repeat(32) };
const school = { brand: 'numberone', country: 'BR' };
const product = { business: 'meusucesso', productCode: 'ms' };

const bodies: Record<string, object> = {
  createLead: leadBody,
  updateLead: { business: 'meusucesso', address },
  sendPhoneCode: product,
  validatePhoneCode: { ...product, code: '123456' },
  openLiveloSession: { ...product, cpf: document },
  sendLiveloCode: { ...livelo, deviceId: 'device' },
  validateLiveloCode: { ...livelo, code: '123456' },
  createPayment: {
    ...paymentBody(nobodysId),
    address,
    agreement: { consent: cardAgreementConsent, firstChargeOn: '2030-01-31' },
  },
  createPaymentV1: { ...paymentV1Body('invoice', nobodysId, parts.card(114000)), address },
  createNewCode: {},
  simulatePayment: {},
  cancelCardAgreement: {},
  exchangeAccess: { token: 'l'.repeat(72) },
  resendAccess: { token: 't'.repeat(32) },
  confirmRefund: {},
  withdrawReminders: {},
  refundPayment: { reason: 'class cancelled' },
  confirmPayment: { reason: 'receipt 118' },
  resendPaymentAccess: {},
  renewSubscriptionV1: {
    ...product,
    planId: 'ms-anual',
    paymentMethod: 'pix',
    seller: 'performance',
    source: 'direto',
    metadata: { campaign: 'renewal' },
  },
  renewSubscription: renewalBody(parts.pix(114000)),
  verifyCard: { encryptedCard },
  generateContract: { leadId: nobodysId, planId: 'medcof-revalida-anual' },
  acceptContract: { leadId: nobodysId },
  createSample: ms,
  // The provider and the signature are checked before the body is parsed.
  receiveEvent: { id: 'event' },
  bookTest: { ...school, token: 't'.repeat(32), startsAt: '2030-01-31T10:00:00-03:00' },
};

const queries: Record<string, Record<string, string>> = {
  getProduct: { business: 'meusucesso' },
  getProductV1: { business: 'meusucesso' },
  getProductConfig: { business: 'meusucesso' },
  getTickets: { business: 'meusucesso' },
  getSeller: { seller: 'performance', operation: 'BR', product: 'ms' },
  getFranchiseRegions: school,
  getFranchiseCities: { ...school, region: 'SP' },
  getFranchiseUnits: { ...school, region: 'SP', city: 'sao-paulo' },
  getTestLocations: school,
  getFlags: {
    'properties[business]': 'meusucesso',
    'properties[product]': 'ms',
    'properties[operation]': 'BR',
  },
};

/** @throws Error for a write of the contract that has no body here */
export function getBody({ operationId }: Pick<ContractCall, 'operationId'>): object {
  const body = bodies[operationId];
  if (!body) throw new Error(`${operationId} has no body to try it with`);
  return body;
}

export const getQuery = ({ operationId }: ContractCall) => queries[operationId] ?? {};

const getId = ({ enum: [kind] = [] }: Schema) => (typeof kind === 'string' ? kind : nobodysId);

const operatorKey = 'the-key-of-an-operator';
export const operators = [
  { name: 'ana', keys: [createHash('sha256').update(operatorKey).digest('hex')] },
];
const isOperators = ({ path }: ContractCall) => path.includes('/operator/');

interface CallParts {
  inPath?: string;
  query?: Record<string, string>;
  payload?: string | object;
  headers?: Record<string, string | undefined>;
}

export function send(
  app: App,
  call: ContractCall,
  { headers = {}, inPath, payload, query = getQuery(call) }: CallParts = {},
) {
  const path = getParameters(call, 'path').reduce(
    (filled, { name, schema }) => filled.replace(`{${name}}`, () => inPath ?? getId(schema)),
    call.path,
  );
  const all: Record<string, string | undefined> = {
    ...(call.bodySchema && { 'idempotency-key': nobodysId, 'content-type': 'application/json' }),
    ...(isOperators(call) && { authorization: `Bearer ${operatorKey}` }),
    ...headers,
  };
  return app.inject({
    method: call.method,
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    ...(call.bodySchema && { payload: payload ?? getBody(call) }),
  });
}
