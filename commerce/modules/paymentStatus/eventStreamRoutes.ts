import type { ServerResponse } from 'node:http';
import { fastifySSE } from '@fastify/sse';
import Type from 'typebox';
import { paymentEventExample } from '@/contract/examples';
import { paths } from '@/contract/paths';
import { PaymentParameters, type PaymentView } from '@/contract/payment';
import { endStreams } from '@/domain/endStreams.server';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import { eventStreams } from '../../monitoring/metrics';
import type { Services } from '../../Services';
import { describePayment } from './paymentView';
import { createStreamPlaces } from './streamPlaces';
import { findShownInstead, findShownPayment } from './findShownPayment';

const heartbeatMs = 15_000;

const streamResponse = {
  description: 'The stream; each event holds a Payment',
  content: {
    'text/event-stream': { schema: Type.String({ examples: [paymentEventExample] }) },
  },
};

export async function routes(app: App, services: Services): Promise<void> {
  // GET a payment as a stream: as it is now, and again at each change.
  await app.register(fastifySSE, { heartbeatInterval: heartbeatMs });
  const { limits } = services;
  const places = createStreamPlaces({
    perToken: limits.getRule('streams-per-payment').limit,
    perAddress: limits.getRule('streams-per-address').limit,
  });
  const openStreams = new Map<ServerResponse, () => void>();
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    endStreams([...openStreams.keys()]);
    openStreams.forEach((close) => {
      close();
    });
    done();
  });

  app.get(
    paths.paymentEvents,
    {
      sse: 'manual',
      config: { described: { response: { 200: streamResponse } } },
      exposeHeadRoute: false,
      schema: {
        operationId: 'watchPayment',
        tags: ['Payments'],
        summary: 'Watch a payment',
        description:
          'Server-sent events: the payment as it is now, and again at each change; one that has ended, and whose purchase another payment has paid, or can pay, as that one. Each event is a `data:` line with a Payment in JSON; lines that begin with a colon keep the connection alive. A stream that ends is to be opened again after a few seconds.',
        params: PaymentParameters,
        response: problemResponses(
          'invalid_request',
          'not_found',
          'rate_limited',
          'service_unavailable',
        ),
      },
    },
    async ({ ip, log, params }, reply) => {
      // Before any query of the database.
      const giveBack = places.take(params.token, ip);
      reply.raw.once('close', giveBack);
      await findShownPayment(services, params.token);
      if (isClosing) throw new ProblemError('service_unavailable');
      const { sse } = reply;
      // The page may have left before anything listened for its end.
      if (!sse.isConnected) return;
      const close = () => {
        sse.close();
      };
      let sent = '';
      // When another page subscribes, the feed reads the payment again: an unchanged one is not sent
      // twice.
      const send = (view: PaymentView) => {
        const news = JSON.stringify(view);
        if (news === sent) return;
        sent = news;
        sse.send({ data: view }).catch((error: unknown) => {
          log.debug({ err: error }, 'stream ended');
        });
      };
      // The connection ends with the stream: an idle one would delay the end of the service.
      void reply.header('connection', 'close');
      sse.keepAlive();
      sse.sendHeaders();
      openStreams.set(reply.raw, close);
      eventStreams.inc();
      // Sends one change after the other: an older state never follows a newer one.
      let sending = Promise.resolve();
      const stop = services.feed.subscribe(params.token, (current) => {
        sending = sending
          .then(async () => {
            const shown = await findShownInstead(services, current);
            send(await describePayment(services, shown));
          })
          .catch((error: unknown) => {
            log.warn({ err: error }, 'a change could not be sent');
          });
      });
      sse.onClose(() => {
        stop();
        openStreams.delete(reply.raw);
        eventStreams.dec();
      });
    },
  );
}
