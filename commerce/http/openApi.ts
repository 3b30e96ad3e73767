import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { CardAgreement } from '@/contract/cardAgreement';
import {
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
} from '@/contract/contractDocument';
import { CardVerification, CardVerificationRequest, CustomOffer } from '@/contract/customOffer';
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
import { paths } from '@/contract/paths';
import {
  CardKey,
  NewCodeRequest,
  PaymentRequest,
  PaymentResponse,
  PaymentView,
} from '@/contract/payment';
import { PaymentV1Request } from '@/contract/paymentV1';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { Problem } from '@/contract/problem';
import { PlanProduct, ProductConfig, ProductV2 } from '@/contract/product';
import { ProductV1 } from '@/contract/productV1';
import { Recovery } from '@/contract/recovery';
import { Sample, SampleRequest } from '@/contract/samples';
import { Seller } from '@/contract/seller';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import { TestBooking, TestBookingRequest, TestLocations } from '@/contract/testLocation';
import { Tickets } from '@/contract/ticket';
import type { App } from './App';
import { problemMediaType } from './routeSchemas';

/** Describes the routes that are registered after this, and serves the description. */
export async function registerOpenApi(app: App): Promise<void> {
  const listed = takeProblemResponses(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Education checkout',
        description: 'Products, leads, sellers and payments behind the checkout.',
        version: '1.0.0',
      },
    },
    transform: ({ schema, url }) => ({ schema: { ...schema, ...listed.get(schema) }, url }),
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema['$id'] === 'string' ? schema['$id'] : `schema-${index}`,
    },
  });
  app.get(paths.openApi, { schema: { hide: true } }, async () => app.swagger());
}

function isProblemResponse(response: unknown): boolean {
  if (typeof response !== 'object' || response === null || !('content' in response)) return false;
  const { content } = response;
  return typeof content === 'object' && content !== null && problemMediaType in content;
}

/**
 * Takes the error answers out of the routes' schemas, for the description alone: `sendProblem`
 * writes them all, and compiling a serializer for each made the start three times as long.
 * @returns Each route's whole `response`, by the schema that is left.
 */
function takeProblemResponses(app: App) {
  const listed = new WeakMap<object, Pick<RouteSchema, 'response'>>();
  app.addHook('onRoute', (route) => {
    const { response } = route.schema ?? {};
    if (typeof response !== 'object' || response === null) return;
    const compiled = Object.entries(response).filter(([, value]) => !isProblemResponse(value));
    route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
    listed.set(route.schema, { response });
  });
  return listed;
}

type RouteSchema = NonNullable<RouteOptions['schema']>;

/** The contract's named schemas: components of the OpenAPI document. */
export const sharedSchemas = [
  CardAgreement,
  CardKey,
  CardVerification,
  CardVerificationRequest,
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractRequest,
  CustomOffer,
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
  NewCodeRequest,
  PaymentRequest,
  PaymentResponse,
  PaymentV1Request,
  PaymentView,
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
  PlanProduct,
  Problem,
  ProductConfig,
  ProductV1,
  ProductV2,
  Recovery,
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
