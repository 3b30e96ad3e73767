import { fastifySSE } from '@fastify/sse';
import { paths } from '@/contract/paths';
import { PaymentParameters, type PaymentView } from '@/contract/payment';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { describePayment } from './paymentView';
import { paymentRepository } from './repository';

const heartbeatInterval = 15_000;

export async function routes(app: App, services: Services): Promise<void> {
  // GET a payment as a stream: as it is now, and again at each change.
  await app.register(fastifySSE, { heartbeatInterval });
  const openStreams = new Set<() => void>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    openStreams.forEach((close) => close());
  });

  app.get(
    paths.paymentEvents,
    {
      sse: 'manual',
      exposeHeadRoute: false,
      schema: {
        operationId: 'watchPayment',
        description: 'Server-sent events; the data of each is a Payment.',
        produces: ['text/event-stream'],
        params: PaymentParameters,
        response: problemResponses('invalid_request', 'not_found', 'service_unavailable'),
      },
    },
    async ({ params, log }, reply) => {
      const payment = await paymentRepository(services.connection).findByToken(params.token);
      if (!payment) throw new ProblemError('not_found');
      if (isClosing) throw new ProblemError('service_unavailable');
      const { sse } = reply;
      // The page left before anything listened for its end.
      if (!sse.isConnected) return;
      const close = () => sse.close();
      let told = '';
      // Another page that begins to watch has the payment read again: that is no news for this one.
      const send = (view: PaymentView) => {
        const news = JSON.stringify(view);
        if (news === told) return;
        told = news;
        sse
          .send({ data: view })
          .catch((error: unknown) => log.debug({ err: error }, 'stream ended'));
      };
      // The connection ends with the stream: an idle one would hold up the end of the service.
      void reply.header('connection', 'close');
      sse.keepAlive();
      sse.sendHeaders();
      openStreams.add(close);
      // One after the other: an older state never follows on a newer one.
      let sending = Promise.resolve();
      const stop = services.feed.subscribe(params.token, (current) => {
        sending = sending
          .then(async () => {
            send(await describePayment(services, current));
          })
          .catch((error: unknown) => log.warn({ err: error }, 'a change could not be told'));
      });
      sse.onClose(() => {
        stop();
        openStreams.delete(close);
      });
    },
  );
}
