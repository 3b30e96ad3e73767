import { CardVerification, CardVerificationRequest } from '@/contract/customOffer';
import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { SubscriptionParameters } from '@/contract/paymentLink';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import { setCardSecret } from '../../http/storedCardCookie';
import type { Services } from '../../Services';
import type { CataloguePlan } from '../catalogue/CatalogueProduct';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from '../payLinks/paymentLinks';
import { answerPayment, readCaller } from '../payments/answerPayment';
import { paymentProblems } from '../payments/paymentView';
import { getSubscription } from './getSubscription';
import { getNextPeriod, getRenewalOpening } from './periods';
import { renewSubscription, renewSubscriptionV1 } from './renewSubscription';
import { priceUpgrades } from './upgrades';
import { verifyCard } from './verifyCard';

const shared = {
  params: SubscriptionParameters,
  headers: IdempotencyHeaders,
  response: {
    201: createSchemaReference(PaymentResponse),
    ...paymentProblems,
    ...problemResponses('not_found'),
  },
};

export function routes(app: App, services: Services): void {
  // GET a subscription: until when it is paid, what renewing it costs, and what is better.
  app.get(
    paths.subscription,
    {
      schema: {
        operationId: 'getSubscription',
        params: SubscriptionParameters,
        response: {
          200: createSchemaReference(Subscription),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return describeSubscription(services, params.subscriptionId);
    },
  );

  // POST a subscription's next period: one method by its name, or priced parts.
  app.post(
    paths.renewalV1,
    {
      schema: {
        operationId: 'renewSubscriptionV1',
        body: createSchemaReference(RenewalV1Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const caller = readCaller(headers, services);
      const payment = await renewSubscriptionV1(services, params.subscriptionId, body, caller);
      return answerPayment(services, reply, payment);
    },
  );
  app.post(
    paths.renewalV2,
    {
      schema: {
        operationId: 'renewSubscription',
        body: createSchemaReference(RenewalV2Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const caller = readCaller(headers, services);
      const payment = await renewSubscription(services, params.subscriptionId, body, caller);
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );

  // POST a card for the provider to check and store, without a charge.
  app.post(
    paths.cardVerification,
    {
      schema: {
        operationId: 'verifyCard',
        params: SubscriptionParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(CardVerificationRequest),
        response: {
          201: createSchemaReference(CardVerification),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'payment_declined',
            'not_found',
            'idempotency_key_reused',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      const { paymentProfileId, secret } = await verifyCard(services, {
        subscriptionId: params.subscriptionId,
        encryptedCard: body.encryptedCard,
        idempotencyKey: headers['idempotency-key'],
      });
      setCardSecret(reply, services.webUrl, secret);
      void reply.code(201).header('cache-control', 'no-store');
      return { paymentProfileId };
    },
  );
}

const withoutDiscount = (plan: CataloguePlan) =>
  createPricedPlan(plan, { amount: plan.standardAmount, standardAmount: plan.standardAmount });

/** @throws ProblemError not_found for a subscription that is unknown or ended. */
async function describeSubscription(services: Services, id: string): Promise<Subscription> {
  const now = services.clock();
  const subscription = await getSubscription(services, id);
  const { leadId, plan, product, renewsAt, startedAt } = subscription;
  const next = getNextPeriod(subscription, now);
  return {
    id,
    state: renewsAt > now ? 'active' : 'lapsed',
    startedAt: startedAt.toISOString(),
    renewsAt: renewsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, product)),
    plan: withoutDiscount(plan),
    renewal: next
      ? {
          plan: withoutDiscount(plan),
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
        }
      : null,
    renewalOpensAt: getRenewalOpening(renewsAt, plan.type).toISOString(),
    upgrades: priceUpgrades(subscription, now).map(({ amount, credit, plan: better }) => ({
      plan: createPricedPlan(better, { amount, standardAmount: better.standardAmount }),
      credit,
    })),
  };
}
