import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import {
  OperatorParameters,
  OperatorPayment,
  OperatorReason,
  OperatorRefund,
} from '@/contract/operator';
import { paths } from '@/contract/paths';
import { EmptyRequest, IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { findKeyHolder } from '../../http/bearerKeys';
import { ProblemError } from '../../http/problems';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { requestAccess } from '../access/resendAccess';
import { findPayment } from '../payments/findPayment';
import { ActionRefused, confirmInPerson, findPaymentsByName } from '../payments/operatorActions';
import type { Payment } from '../payments/Payment';
import { askRefund } from '../payments/refunds/askRefund';
import { describePayment } from './describePayment';

const refused = problemResponses(
  'invalid_request',
  'idempotency_key_required',
  'not_found',
  'action_refused',
  'rate_limited',
  'service_unavailable',
);
const common = {
  tags: ['Operators'],
  params: OperatorParameters,
  security: [{ operatorKey: [] }],
  response: { 200: createSchemaReference(OperatorPayment), ...refused },
};
const writing = { ...common, headers: IdempotencyHeaders };

export function routes(app: App, services: Services): void {
  const { connection, operators } = services;

  /** @throws ProblemError not_found, as for an unknown address */
  const requireOperator = ({ headers }: FastifyRequest) => {
    const operator = findKeyHolder(headers.authorization, operators);
    if (!operator) throw new ProblemError('not_found');
    return operator.name;
  };
  // Runs before anything is read: a caller without rights learns nothing of the payment.
  const onRequest: onRequestHookHandler = (request, _reply, done) => {
    requireOperator(request);
    done();
  };
  const config = { isHidden: true };

  /** @throws ProblemError not_found; action_refused: several payments have this order number */
  const findOne = async (name: string): Promise<Payment> => {
    const [payment, ...others] = await findPaymentsByName(connection, name);
    if (!payment) throw new ProblemError('not_found');
    if (others.length > 0) throw refuse('Several payments have this number: name one by its id.');
    return payment;
  };
  const show = async ({ id }: Payment): Promise<OperatorPayment> => {
    const payment = await findPayment(connection, id);
    if (!payment) throw new ProblemError('not_found');
    return describePayment(connection, payment);
  };

  app.get(
    paths.operatorPayment,
    {
      onRequest,
      config,
      schema: {
        ...common,
        operationId: 'showPayment',
        summary: 'Show a payment and its history',
        description: 'With who did what to it and why; nothing of a card, no document.',
      },
    },
    async ({ params }) => describePayment(connection, await findOne(params.id)),
  );

  app.post(
    paths.operatorRefund,
    {
      onRequest,
      config,
      schema: {
        ...writing,
        operationId: 'refundPayment',
        summary: 'Give money of a payment back',
        description:
          'All that is left, or a part: within what an operator gives back in a day, and once for each key.',
        body: createSchemaReference(OperatorRefund),
      },
    },
    async (request) => {
      const { amount = null, pixKey = null, reason } = request.body;
      const payment = await findOne(request.params.id);
      await doOrRefuse(
        askRefund(services, {
          paymentId: payment.id,
          key: request.headers['idempotency-key'],
          amount,
          cause: 'operator',
          askedBy: requireOperator(request),
          reason,
          pixKey,
        }),
      );
      return show(payment);
    },
  );

  app.post(
    paths.operatorConfirmation,
    {
      onRequest,
      config,
      schema: {
        ...writing,
        operationId: 'confirmPayment',
        summary: 'Say that a seller has what a buyer pays in person',
        description: 'Said again, it changes nothing.',
        body: createSchemaReference(OperatorReason),
      },
    },
    async (request) => {
      const payment = await findOne(request.params.id);
      const operator = requireOperator(request);
      const { reason } = request.body;
      await doOrRefuse(confirmInPerson(services, { paymentId: payment.id, operator, reason }));
      return show(payment);
    },
  );

  app.post(
    paths.operatorResend,
    {
      onRequest,
      config,
      schema: {
        ...writing,
        operationId: 'resendPaymentAccess',
        summary: 'Have the link to the account sent again',
        description: 'To the e-mail address of the purchase, three times a day at most.',
        body: createSchemaReference(EmptyRequest),
      },
    },
    async (request) => {
      const payment = await findOne(request.params.id);
      const id = request.headers['idempotency-key'];
      const askedBy = requireOperator(request);
      await doOrRefuse(requestAccess(services, payment, { id, askedBy }));
      return show(payment);
    },
  );
}

const refuse = (detail: string) => new ProblemError('action_refused', { detail });

/** @throws ProblemError action_refused, with the sentence that says why */
async function doOrRefuse(action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } catch (thrown) {
    throw thrown instanceof ActionRefused ? refuse(thrown.message) : thrown;
  }
}
