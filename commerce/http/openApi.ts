import swagger from '@fastify/swagger';
import { mapValues } from 'es-toolkit';
import type { RouteOptions } from 'fastify';
import {
  AccessExchangeRequest,
  AccessGrant,
  AccessLink,
  AccessResendRequest,
  AccessResent,
} from '@/contract/access';
import { CardAgreement } from '@/contract/cardAgreement';
import {
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
} from '@/contract/contractDocument';
import { CaptchaChallenge, RecaptchaChallenge } from '@/contract/captcha';
import { CardVerification, CardVerificationRequest, CustomOffer } from '@/contract/customOffer';
import { Flags } from '@/contract/flags';
import { FranchiseCities, FranchiseRegions, FranchiseUnits } from '@/contract/franchise';
import { Health } from '@/contract/health';
import { Invoice } from '@/contract/invoice';
import { LeadRequest, LeadResponse } from '@/contract/lead';
import { LeadUpdate, LeadUpdateRequest } from '@/contract/leadUpdate';
import {
  LiveloCodeRequest,
  LiveloMemberRequest,
  LiveloSession,
  LiveloValidationRequest,
} from '@/contract/livelo';
import { OperatorPayment, OperatorReason, OperatorRefund } from '@/contract/operator';
import { paths } from '@/contract/paths';
import { PaymentRequest, PaymentResponse, PaymentView, ServedCardKey } from '@/contract/payment';
import { PaymentReturn } from '@/contract/paymentReturn';
import { CardData } from '@/contract/paymentParts';
import { PaymentV1Request } from '@/contract/paymentV1';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { PostalCodePlace } from '@/contract/postalCode';
import { Problem, problemCodes, type ProblemCode } from '@/contract/problem';
import { PlanProduct, ProductConfig, ProductV2 } from '@/contract/product';
import { ProductV1 } from '@/contract/productV1';
import { Recovery } from '@/contract/recovery';
import { RefundConfirmation, RefundLink } from '@/contract/refund';
import { ReminderLink, RemindersWithdrawn, ReminderWithdrawal } from '@/contract/reminder';
import { EmptyRequest } from '@/contract/requestHeaders';
import { Sample, SampleRequest } from '@/contract/samples';
import { Seller } from '@/contract/seller';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import { TestBooking, TestBookingRequest, TestLocations } from '@/contract/testLocation';
import { Tickets } from '@/contract/ticket';
import type { App } from './App';
import { apiFacts } from './apiFacts';
import { webhooks } from './describeEvents';
import { problemTable } from './problems';
import { problemMediaType, problemResponses } from './routeSchemas';

/** Describes the routes that are registered after this, and serves the description. */
export async function registerOpenApi(app: App): Promise<void> {
  const listed = takeProblemResponses(app);
  await app.register(swagger, {
    openapi: {
      ...apiFacts,
    },
    transformObject: (described) =>
      'openapiObject' in described ? { ...described.openapiObject, webhooks } : {},
    transform: ({ schema, url }) => ({ schema: { ...schema, ...listed.get(schema) }, url }),
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema.$id === 'string' ? schema.$id : `schema-${index}`,
    },
  });
  app.get(paths.openApi, { schema: { hide: true } }, () => app.swagger());
}

interface ProblemResponse {
  description: string;
  content: object;
}

function isProblemResponse(response: unknown): response is ProblemResponse {
  if (typeof response !== 'object' || response === null || !('content' in response)) return false;
  const { content } = response;
  return typeof content === 'object' && content !== null && problemMediaType in content;
}

/** The problems that any call of a route may be answered with, whatever it does. */
function listCommonProblems({ body, params }: RouteSchema): ProblemCode[] {
  return [
    'invalid_request',
    ...(params ? (['not_found'] as const) : []),
    ...(body
      ? ([
          'malformed_json',
          'clear_card_data',
          'payload_too_large',
          'unsupported_media_type',
        ] as const)
      : []),
  ];
}

/** A route's answers and the common ones, in one list of codes for each status. */
function withCommonProblems(schema: RouteSchema, response: object): object {
  const merged: Record<string, unknown> = { ...response };
  for (const [status, common] of Object.entries(problemResponses(...listCommonProblems(schema)))) {
    const own = merged[status];
    const codes = [own, common].flatMap((each) =>
      isProblemResponse(each) ? each.description.split(', ') : [],
    );
    merged[status] = { ...common, description: [...new Set(codes)].join(', ') };
  }
  return mapValues(merged, (answer) =>
    isProblemResponse(answer)
      ? { ...answer, description: explainCodes(answer.description) }
      : answer,
  );
}

/** Each code of a list, with what it means. */
const explainCodes = (listed: string) =>
  problemCodes
    .filter((code) => listed.split(', ').includes(code))
    .map((code) => `\`${code}\`: ${problemTable[code].title}`)
    .join('; ');

/**
 * Takes the error answers out of the routes' schemas, for the description alone: `sendProblem`
 * writes them all, and compiling a serializer for each made the start three times as long.
 * @returns What is described of a route beyond the schema that is left, by that schema.
 */
function takeProblemResponses(app: App) {
  const listed = new WeakMap<object, RouteSchema>();
  app.addHook('onRoute', (route) => {
    const { response } = route.schema ?? {};
    if (!route.schema || typeof response !== 'object' || response === null) return;
    const { described } = route.config ?? {};
    const compiled = Object.entries(response).filter(([, value]) => !isProblemResponse(value));
    const all = withCommonProblems(route.schema, { ...described?.response, ...response });
    route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
    listed.set(route.schema, { ...described, response: all });
  });
  return listed;
}

type RouteSchema = NonNullable<RouteOptions['schema']>;

/** The contract's named schemas: components of the OpenAPI document. */
export const sharedSchemas = [
  AccessExchangeRequest,
  AccessGrant,
  AccessLink,
  AccessResendRequest,
  AccessResent,
  CardAgreement,
  CardData,
  CaptchaChallenge,
  RecaptchaChallenge,
  ServedCardKey,
  CardVerification,
  CardVerificationRequest,
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
  CustomOffer,
  EmptyRequest,
  Flags,
  FranchiseCities,
  FranchiseRegions,
  FranchiseUnits,
  Health,
  Invoice,
  LeadRequest,
  LeadResponse,
  LeadUpdate,
  LeadUpdateRequest,
  LiveloCodeRequest,
  LiveloMemberRequest,
  LiveloSession,
  LiveloValidationRequest,
  OperatorPayment,
  OperatorReason,
  OperatorRefund,
  PaymentRequest,
  PaymentResponse,
  PaymentReturn,
  PaymentV1Request,
  PaymentView,
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
  PlanProduct,
  PostalCodePlace,
  Problem,
  ProductConfig,
  ProductV1,
  ProductV2,
  Recovery,
  RefundConfirmation,
  RefundLink,
  ReminderLink,
  RemindersWithdrawn,
  ReminderWithdrawal,
  RenewalV1Request,
  RenewalV2Request,
  Sample,
  SampleRequest,
  Seller,
  Subscription,
  TestBooking,
  TestBookingRequest,
  TestLocations,
  Tickets,
];
