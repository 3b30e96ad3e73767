import type { Locale } from '@/contract/enumerations';
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
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { answerPayment, readCaller } from './answerPayment';
import { paymentProblems } from './paymentProblems';
import { getSubscription } from '../subscriptions/getSubscription';
import { getNextPeriod, getRenewalOpening } from '../subscriptions/periods';
import { renewSubscription, renewSubscriptionV1 } from './renewSubscription';
import { priceUpgrades } from '../subscriptions/upgrades';
import { verifyCard } from './verifyCard';

const shared = {
  params: SubscriptionParameters,
  headers: IdempotencyHeaders,
  response: {
    201: createSchemaReference(PaymentResponse),
    ...paymentProblems,
    ...problemResponses('captcha_required', 'not_found'),
  },
};

export function routes(app: App, services: Services): void {
  app.get(
    paths.subscription,
    {
      schema: {
        operationId: 'getSubscription',
        tags: ['Subscriptions'],
        summary: 'Get a subscription',
        description: 'Until when it is paid, what renewing it costs, and what is better.',
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

  app.post(
    paths.renewalV1,
    {
      schema: {
        operationId: 'renewSubscriptionV1',
        tags: ['Subscriptions'],
        summary: 'Renew by one method’s name',
        description: 'At the price of the catalogue: the first version of the call.',
        body: createSchemaReference(RenewalV1Request),
        ...shared,
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const caller = readCaller(request, services);
      const payment = await renewSubscriptionV1(services, params.subscriptionId, body, caller);
      return answerPayment(services, reply, payment);
    },
  );
  app.post(
    paths.renewalV2,
    {
      schema: {
        operationId: 'renewSubscription',
        tags: ['Subscriptions'],
        summary: 'Renew a subscription',
        description: 'Pays its next period with priced parts.',
        body: createSchemaReference(RenewalV2Request),
        ...shared,
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const caller = readCaller(request, services);
      const payment = await renewSubscription(services, params.subscriptionId, body, caller);
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );

  app.post(
    paths.cardVerification,
    {
      schema: {
        operationId: 'verifyCard',
        tags: ['Subscriptions'],
        summary: 'Check and store a card',
        description:
          'At the provider, without a charge. The answer sets a cookie, without which the profile pays for nothing.',
        params: SubscriptionParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(CardVerificationRequest),
        response: {
          201: createSchemaReference(CardVerification),
          ...problemResponses(
            'captcha_required',
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'encrypted_card_expired',
            'encrypted_card_mismatch',
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
    async ({ body, headers, ip, params }, reply) => {
      const { paymentProfileId, secret } = await verifyCard(services, {
        subscriptionId: params.subscriptionId,
        encryptedCard: body.encryptedCard,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      setCardSecret(reply, services.webUrl, secret);
      void reply.code(201).header('cache-control', 'no-store');
      return { paymentProfileId };
    },
  );
}

const withoutDiscount = (plan: CataloguePlan, locale: Locale) =>
  createPricedPlan(plan, {
    amount: plan.standardAmount,
    standardAmount: plan.standardAmount,
    locale,
  });

/** @throws ProblemError not_found for a subscription that is unknown or ended. */
async function describeSubscription(services: Services, id: string): Promise<Subscription> {
  const now = services.clock();
  const subscription = await getSubscription(services, id);
  const { leadId, plan, product, renewsAt, startedAt } = subscription;
  const next = getNextPeriod(subscription, now);
  const link = await describePaymentLink(services, leadId, product);
  const { locale } = link;
  return {
    id,
    state: renewsAt > now ? 'active' : 'lapsed',
    startedAt: startedAt.toISOString(),
    renewsAt: renewsAt.toISOString(),
    ...link,
    plan: withoutDiscount(plan, locale),
    renewal: next
      ? {
          plan: withoutDiscount(plan, locale),
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
        }
      : null,
    renewalOpensAt: getRenewalOpening(renewsAt, plan.type).toISOString(),
    upgrades: priceUpgrades(subscription, now).map(({ amount, credit, plan: better }) => ({
      plan: createPricedPlan(better, { amount, standardAmount: better.standardAmount, locale }),
      credit,
    })),
  };
}
