import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    described?: FastifySchema & { response?: object };
    /** Callers without rights must not learn that this address exists, whatever the method. */
    isHidden?: boolean;
  }
}

const tags = [
  { name: 'Catalogue', description: 'What is sold, how its checkout looks, and who sells it' },
  { name: 'Leads', description: 'Who is about to buy' },
  { name: 'Phone verification', description: 'A code by SMS, where a brand asks for it' },
  { name: 'Captcha', description: 'Work that a browser does before calls that cost something' },
  { name: 'Payments', description: 'Paying, and what became of it' },
  { name: 'Access', description: 'The link by which who bought opens the account' },
  { name: 'Payment links', description: 'What is paid later, from a link' },
  { name: 'Subscriptions', description: 'Renewals and upgrades' },
  { name: 'Operators', description: 'What people who run the shop do to payments' },
  { name: 'Trials', description: 'What is charged after days that cost nothing' },
  { name: 'Livelo', description: 'Points of the loyalty program' },
  { name: 'Contracts', description: 'A contract that is read and accepted before it is paid' },
  { name: 'Places', description: 'Postal codes, schools and level tests' },
  { name: 'Samples', description: 'Test data, never in production' },
  { name: 'Webhooks', description: 'What the payment provider tells' },
  { name: 'Events', description: 'What the service tells the endpoints of a school' },
  { name: 'Health', description: 'For balancers and supervisors' },
];

export const apiFacts = {
  openapi: '3.1.0',
  info: {
    title: 'Education checkout',
    description:
      'Products, leads, sellers and payments behind the checkout. Amounts are integers of minor units. Every write carries an `Idempotency-Key`; every error is a Problem with a stable `code`. A service that answers these calls can stand behind the checkout in place of the embedded one.',
    version: '1.0.0',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    contact: { name: 'The maintainers of the education checkout' },
  },
  servers: [{ url: '/', description: 'The service that serves this document' }],
  tags,
  // Buyers have no account: unguessable tokens give access to what is theirs.
  security: [],
  components: {
    securitySchemes: {
      operatorKey: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'The key of an operator, which the service knows by its hash (OPERATOR_KEYS).',
      },
      schoolKey: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'The key of a school, which the service knows by its hash (SCHOOL_ACCESS).',
      },
      webhookSignature: {
        type: 'apiKey' as const,
        in: 'header' as const,
        name: 'webhook-signature',
        description:
          'Standard Webhooks: `v1,` and the base64 HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}`, keyed with the secret that both ends know; several signatures are separated by spaces.',
      },
    },
  },
};
