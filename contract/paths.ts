/**
 * Every call's path, written once for both ends: commerce registers them as they are, web fills in
 * the `:parameters` with `buildPath`.
 */
export const paths = {
  productV2: '/api/v2/product/:code',
  productV1: '/api/v1/product/:code',
  productConfig: '/api/v1/product/:code/config',
  productTickets: '/api/v1/product/:code/tickets',
  contractGeneration: '/api/v1/product/:code/contract/generate',
  contract: '/api/v1/product/:code/contract',
  contractAcceptance: '/api/v1/product/:code/contract/:id/acceptance',
  planProduct: '/api/v1/plan/:planId/product',
  flags: '/api/v1/flags',
  seller: '/api/v1/seller/:source',
  franchiseRegions: '/api/v1/franchises/regions',
  franchiseCities: '/api/v1/franchises/cities',
  franchiseUnits: '/api/v1/franchises/units',
  testLocations: '/api/v1/test-locations',
  testBookings: '/api/v1/test-locations/:id/bookings',
  postalCode: '/api/v1/postal-code/:postalCode',
  lead: '/api/v1/lead',
  leadUpdate: '/api/v1/lead/:leadId',
  phoneCode: '/api/v1/lead/:leadId/phones/send-sms',
  phoneValidation: '/api/v1/lead/:leadId/phones/validate',
  liveloSessions: '/api/v1/livelo/:leadId/sessions',
  liveloSession: '/api/v1/livelo/:leadId/session',
  liveloCode: '/api/v1/livelo/:leadId/session/code',
  liveloValidation: '/api/v1/livelo/:leadId/session/validation',
  cardKey: '/api/v1/payment/card-key',
  captcha: '/api/v1/captcha/:action',
  paymentV2: '/api/v2/payment',
  paymentV1: '/api/v1/payment',
  payment: '/api/v1/payment/:token',
  paymentEvents: '/api/v1/payment/:token/events',
  paymentReturn: '/api/v1/payment-returns/:token',
  paymentAttempt: '/api/v1/payment-attempts/:idempotencyKey',
  paymentNewCode: '/api/v1/payment/:token/new-code',
  paymentSimulation: '/api/v1/payment/:token/simulation',
  bankSlipDocument: '/api/v1/payment/:token/bank-slip',
  invoice: '/api/v1/invoice/:id',
  recovery: '/api/v1/recovery/:id',
  customOffer: '/api/v1/custom-offer/:id',
  subscription: '/api/v1/subscription/:subscriptionId',
  renewalV1: '/api/v1/subscription/:subscriptionId/renew',
  renewalV2: '/api/v2/subscription/:subscriptionId/renew',
  cardVerification: '/api/v2/subscription/:subscriptionId/custom-sale/verify-card',
  cardAgreement: '/api/v1/card-agreement/:id',
  cardAgreementCancellation: '/api/v1/card-agreement/:id/cancellation',
  access: '/api/v1/access/:token',
  accessExchange: '/api/v1/access/exchange',
  accessResend: '/api/v1/access/resend',
  refund: '/api/v1/refund/:token',
  reminder: '/api/v1/reminder/:token',
  operatorPayment: '/api/v1/operator/payments/:id',
  operatorRefund: '/api/v1/operator/payments/:id/refund',
  operatorConfirmation: '/api/v1/operator/payments/:id/confirm',
  operatorResend: '/api/v1/operator/payments/:id/resend',
  samples: '/api/v1/samples/:kind',
  webhook: '/api/v1/webhooks/:provider',
  openApi: '/api/openapi.json',
  readiness: '/readiness',
  healthcheck: '/healthcheck',
} as const;

type ParameterName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills a path's parameters, each percent-encoded so that a value can never add a segment. */
export function buildPath<Path extends string>(
  path: Path,
  parameters: Record<ParameterName<Path>, string>,
): string {
  return Object.entries<string>(parameters).reduce<string>(
    (built, [name, value]) => built.replace(`:${name}`, () => encodeURIComponent(value)),
    path,
  );
}
