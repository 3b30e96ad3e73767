import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { decodeProtectedHeader } from 'jose';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { LeadRequest } from '@/contract/lead';
import type { PaymentView } from '@/contract/payment';
import { PaymentRequest } from '@/contract/paymentRequest';
import type { ProblemCode } from '@/contract/problem';
import type { Plan, ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';

/**
 * The smallest foreign service on which a whole sale can run: one course of one company, in memory,
 * paid by Pix, slip or card without a bank. It has none of the optional calls (docs/integrating.md).
 */

export const acme = { business: 'acme', code: 'forging' };

const amount = 120_000;
const plan: Plan = {
  id: 'forging-yearly',
  code: 'yearly',
  name: 'Um ano',
  type: 'yearly',
  currency: 'BRL',
  amount,
  standardAmount: amount,
  installments: [
    { id: 1, value: amount, firstValue: amount, standardValue: amount, tax: 0, totalValue: amount },
  ],
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};
const product: ProductV2 = {
  ...acme,
  name: 'Forja',
  description: 'Um curso de forja',
  legalName: 'Acme Ltda.',
  plans: [plan],
  voucher: null,
};
const step = (id: ProductConfig['checkoutFlow'][number]['steps'][number]['templateId']) => ({
  id,
  templateId: id,
  props: {},
});
const config: ProductConfig = {
  gtm: null,
  title: 'Acme Forja',
  designSystemId: 'acme$light',
  checkoutFlow: [
    {
      id: 'default',
      steps: [
        { ...step('lead'), defaultNextStepId: 'payment' },
        { ...step('payment'), defaultNextStepId: 'success' },
        { ...step('success'), defaultNextStepId: null },
      ],
    },
  ],
  hasAddressForm: false,
};

interface Answer {
  status: number;
  body: object;
}

const ok = (body: object): Answer => ({ status: 200, body });
const created = (body: object): Answer => ({ status: 201, body });
const problem = (status: number, code: ProblemCode, more: object = {}): Answer => ({
  status,
  body: { type: `urn:problem:${code}`, title: code, status, code, ...more },
});
const notFound = problem(404, 'not_found');
const misfit = (schema: TSchema, body: object) => {
  const [fault] = Value.Errors(schema, body);
  const errors = [{ field: fault?.instancePath ?? '', code: 'format' }];
  return problem(400, 'invalid_request', { errors });
};
const refuse = (field: string) =>
  problem(422, 'invalid_field', { errors: [{ field, code: 'unknown' }] });

export async function startForeignService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), use: 'enc', alg: 'RSA-OAEP-256', kid: '1' };
  const leads = new Set<string>();
  const payments = new Map<string, PaymentView>();
  const tokensByKey = new Map<string, string>();
  const paidByLead = new Map<string, string>();
  const leadByToken = new Map<string, string>();
  const watchers = new Map<string, Set<ServerResponse>>();
  const answered = new Map<string, { asked: string; answer: Answer }>();

  const tell = (response: ServerResponse, payment: PaymentView) =>
    response.write(`data: ${JSON.stringify(payment)}\n\n`);

  function settle(token: string, state: PaymentView['state']): PaymentView | undefined {
    const payment = payments.get(token);
    if (!payment) return undefined;
    const settled = {
      ...payment,
      state,
      parts: payment.parts.map((part) => ({ ...part, state })),
      canSimulate: false,
    };
    payments.set(token, settled);
    paidByLead.set(leadByToken.get(token) ?? '', token);
    watchers.get(token)?.forEach((response) => tell(response, settled));
    return settled;
  }

  function createLead(body: object): Answer {
    if (!Value.Check(LeadRequest, body)) return misfit(LeadRequest, body);
    const leadId = randomUUID();
    leads.add(leadId);
    return created({ leadId });
  }

  function createPayment(request: object, key: string): Answer {
    if (!Value.Check(PaymentRequest, request)) return misfit(PaymentRequest, request);
    const [part] = request.paymentMethods;
    const method = part?.method ?? 'pix';
    if (part && 'encryptedCard' in part) {
      // The card is not decrypted here, but anybody may read its header, which says what it is for.
      const { attempt, lead } = decodeProtectedHeader(part.encryptedCard);
      if (attempt !== key || lead !== request.sfLeadId)
        return problem(422, 'encrypted_card_mismatch');
    }
    if (!leads.has(request.sfLeadId)) return refuse('/sfLeadId');
    if (request.planId !== plan.id) return refuse('/planId');
    const paid = paidByLead.get(request.sfLeadId);
    if (paid !== undefined) return problem(409, 'already_paid', { token: paid });
    if (request.amount !== amount) return problem(409, 'price_changed', { amount });
    const token = randomBytes(16).toString('hex');
    payments.set(token, {
      token,
      state: 'pending',
      method,
      amount,
      currency: 'BRL',
      parts: [{ method, amount, installments: null, state: 'pending' }],
      type: 'direct',
      installments: null,
      productCode: product.code,
      planId: plan.id,
      createdAt: new Date().toISOString(),
      redirect: null,
      paymentProfileIds: [],
      declineReason: null,
      pix:
        method === 'pix'
          ? {
              code: `${token}-copia-e-cola`,
              expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
            }
          : null,
      bankSlip:
        method === 'bankslip'
          ? { barcode: '1'.repeat(44), digitableLine: '1'.repeat(47), dueDate: '2030-01-31' }
          : null,
      canSimulate: method === 'pix',
    });
    tokensByKey.set(key, token);
    leadByToken.set(token, request.sfLeadId);
    if (method === 'credit-card') settle(token, 'paid');
    return answerPayment(token);
  }

  const answerPayment = (token: string): Answer => {
    const route = payments.get(token)?.pix ? 'pix' : 'success';
    return created({ token, redirect: null, paymentProfileIds: [], route });
  };

  function write(path: string, key: string, body: object): Answer {
    if (path === '/api/v1/lead') return createLead(body);
    if (path === '/api/v2/payment') return createPayment(body, key);
    const [, token = '', action] = /^\/api\/v1\/payment\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (!payments.has(token)) return notFound;
    if (action === 'new-code') return answerPayment(token);
    const settled = action === 'simulation' ? settle(token, 'paid') : undefined;
    return settled ? ok(settled) : notFound;
  }

  function read({ pathname, searchParams }: URL): Answer {
    const [, token = ''] = /^\/api\/v1\/payment\/([^/]+)$/.exec(pathname) ?? [];
    const [, key = ''] = /^\/api\/v1\/payment-attempts\/([^/]+)$/.exec(pathname) ?? [];
    const payment = payments.get(token) ?? payments.get(tokensByKey.get(key) ?? '');
    if (payment) return ok(payment);
    const isOurs = searchParams.get('business') === acme.business && !searchParams.has('offer');
    switch (pathname) {
      case `/api/v1/product/${acme.code}/config`:
        return isOurs ? ok(config) : notFound;
      case `/api/v2/product/${acme.code}`:
        return isOurs ? ok(product) : notFound;
      case `/api/v1/plan/${plan.id}/product`:
        return ok(acme);
      case '/api/v1/payment/card-key':
        return ok({ ...jwk, iat: Math.floor(Date.now() / 1_000) });
      default: {
        const isSeller = pathname.startsWith('/api/v1/seller/');
        if (!isSeller || searchParams.get('seller') !== 'performance') return notFound;
        return ok({ name: 'Acme', isLiveEnabled: false, account: null });
      }
    }
  }

  function answerWrite(path: string, key: string | undefined, text: string): Answer {
    if (key === undefined) return problem(400, 'idempotency_key_required');
    const earlier = answered.get(key);
    const asked = `${path} ${text}`;
    if (earlier)
      return earlier.asked === asked ? earlier.answer : problem(422, 'idempotency_key_reused');
    let body: object;
    try {
      body = JSON.parse(text) as object;
    } catch {
      return problem(400, 'malformed_json');
    }
    const answer = write(path, key, body);
    answered.set(key, { asked, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, url = '/' } = request;
    const address = new URL(url, 'http://localhost');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const [, token = '', what] =
      /^\/api\/v1\/payment\/([^/]+)\/(events|bank-slip)$/.exec(address.pathname) ?? [];
    const payment = payments.get(token);
    if (payment && what === 'events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      tell(response, payment);
      const open = watchers.get(token) ?? new Set();
      watchers.set(token, open.add(response));
      response.once('close', () => open.delete(response));
      return;
    }
    if (payment?.bankSlip && what === 'bank-slip') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(payment.bankSlip.digitableLine);
      return;
    }
    const { 'idempotency-key': key } = headers;
    const { body, status } =
      method === 'GET'
        ? read(address)
        : answerWrite(address.pathname, typeof key === 'string' ? key : undefined, text);
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${place.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
