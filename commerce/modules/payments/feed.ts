import pg from 'pg';
import { ConnectionEnded } from '../../database/errors';
import type { Payment } from './Payment';
import type { PaymentRepository } from './repository';

const reconnectMs = 1_000;

interface Probe {
  everyMs: number;
  timeoutMs: number;
}

const defaultProbe: Probe = { everyMs: 15_000, timeoutMs: 5_000 };

export type PaymentListener = (payment: Payment) => void;

export interface PaymentFeed {
  /** Calls `listener` with the payment now and after every change. @returns How to stop. */
  subscribe(token: string, listener: PaymentListener): () => void;
  start(): void;
  stop(): Promise<void>;
}

interface Topic {
  listeners: Set<PaymentListener>;
  isReading: boolean;
  isStale: boolean;
}

/**
 * Follows changes of payments by one listening connection per process. A payment is read once per
 * change, and reads of one payment never overlap, so that a listener never sees an older state after a
 * newer one. After a lost connection every topic is read again, so that nothing is missed.
 */
export function createPaymentFeed(
  databaseUrl: string,
  payments: PaymentRepository,
  onError: (error: unknown) => void,
  { everyMs, timeoutMs }: Probe = defaultProbe,
): PaymentFeed {
  const topics = new Map<string, Topic>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;
  let stopped = true;

  const refresh = async (token: string, topic: Topic): Promise<void> => {
    topic.isStale = true;
    if (topic.isReading) return;
    topic.isReading = true;
    try {
      while (topic.isStale) {
        topic.isStale = false;
        const payment = await payments.findByToken(token);
        if (payment)
          topic.listeners.forEach((listener) => {
            listener(payment);
          });
      }
    } catch (error) {
      onError(error);
      setTimeout(() => {
        if (topics.get(token) === topic && !stopped) void refresh(token, topic);
      }, reconnectMs).unref();
    } finally {
      topic.isReading = false;
    }
  };

  const refreshAll = () => {
    topics.forEach((topic, token) => void refresh(token, topic));
  };

  const connect = async (): Promise<void> => {
    const connecting = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'commerce-feed',
      connectionTimeoutMillis: 2_000,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client = connecting;
    const reconnect = (error: unknown) => {
      if (client !== connecting) return;
      client = undefined;
      clearInterval(probe);
      connecting.end().catch(() => undefined);
      if (stopped) return;
      onError(error);
      retry = setTimeout(() => void connect(), reconnectMs);
    };
    connecting.on('error', reconnect);
    connecting.on('end', () => {
      reconnect(new ConnectionEnded('It listened for changes of payments'));
    });
    connecting.on('notification', ({ payload }) => {
      const topic = topics.get(payload ?? '');
      if (topic) void refresh(payload ?? '', topic);
    });
    try {
      await connecting.connect();
      await connecting.query('listen payment_changed');
      refreshAll();
      probe = setInterval(() => {
        connecting.query('select').catch(reconnect);
      }, everyMs);
    } catch (error) {
      reconnect(error);
    }
  };

  return {
    subscribe(token, listener) {
      const topic = topics.get(token) ?? { listeners: new Set(), isReading: false, isStale: false };
      topics.set(token, topic);
      topic.listeners.add(listener);
      void refresh(token, topic);
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size === 0) topics.delete(token);
      };
    },
    start() {
      stopped = false;
      void connect();
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(probe);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
