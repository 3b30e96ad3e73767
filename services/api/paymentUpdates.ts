import { buildPath, paths } from '@/contract/paths';
import { HttpError } from '../http/errors';
import { isTokenKey } from '../tokenKeys';
import { getPayment } from './payment';
import type { PaymentView } from '@/contract/payment';

export type UpdateConnection = 'live' | 'polling' | 'lost' | 'missing';

interface PaymentListener {
  onPayment: (payment: PaymentView) => void;
  onConnection: (connection: UpdateConnection) => void;
}

const firstPollMs = 3_000;
const maxPollMs = 10_000;
const hiddenPollMs = 30_000;
const growth = 1.3;
/**
 * A proxy that holds back the stream looks like an open one: without a first event within this time,
 * the page polls as well.
 */
const streamTimeoutMs = 5_000;
const streamRetryMs = 20_000;

function isPayment(value: unknown): value is PaymentView {
  return typeof value === 'object' && value !== null && 'token' in value && 'state' in value;
}

function readEvent({ data }: MessageEvent<unknown>): PaymentView | null {
  try {
    const value: unknown = JSON.parse(String(data));
    return isPayment(value) ? value : null;
  } catch {
    return null;
  }
}

const toConnection = (error: unknown): UpdateConnection =>
  error instanceof HttpError && error.status === 404 ? 'missing' : 'lost';

function createEventSource(token: string): EventSource | null {
  try {
    return new EventSource(buildPath(paths.paymentEvents, { token }));
  } catch {
    return null;
  }
}

/**
 * Follows a payment by server-sent events, and polls wherever they do not come through: every 3 to 10
 * s, every 30 s in a hidden tab. Ends by itself only once the payment is paid or unknown (404): after
 * a decline or an expiry the service may report another payment that pays the purchase, and a refund
 * may come in parts. Returns a function that stops it.
 */
export function watchPayment(token: string, { onConnection, onPayment }: PaymentListener) {
  let isStopped = false;
  let wait = firstPollMs;
  let isAsking = false;
  let isPolling = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let streamTimer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | null = null;

  const stop = () => {
    isStopped = true;
    clearTimeout(pollTimer);
    clearTimeout(streamTimer);
    stream?.close();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('storage', onStored);
  };

  const receive = (payment: PaymentView) => {
    if (isStopped) return;
    if (payment.state === 'paid') stop();
    onPayment(payment);
  };

  const stopPolling = () => {
    clearTimeout(pollTimer);
    pollTimer = undefined;
    isPolling = false;
    wait = firstPollMs;
  };

  const poll = (delay: number) => {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => void ask(), delay);
  };

  const goesOnAsking = () => isPolling && !isStopped;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    isPolling = true;
    const connection = await getPayment(token).then((payment): UpdateConnection => {
      if (isPolling) receive(payment);
      return 'polling';
    }, toConnection);
    isAsking = false;
    if (!goesOnAsking()) return;
    if (connection === 'missing') stop();
    onConnection(connection);
    if (!goesOnAsking()) return;
    poll(document.hidden ? hiddenPollMs : wait);
    wait = Math.min(wait * growth, maxPollMs);
  };

  const openStream = () => {
    clearTimeout(streamTimer);
    stream?.close();
    const opened = createEventSource(token);
    if (!opened) {
      poll(0);
      return;
    }
    stream = opened;
    const onEvent = (event: MessageEvent<unknown>) => {
      const payment = readEvent(event);
      if (!payment || stream !== opened || isStopped) return;
      stopPolling();
      onConnection('live');
      receive(payment);
    };
    opened.addEventListener('message', onEvent);
    opened.addEventListener('error', () => {
      if (isStopped || stream !== opened) return;
      opened.close();
      if (!isPolling) poll(0);
      streamTimer = setTimeout(openStream, streamRetryMs);
    });
  };

  const onReturn = () => {
    if (document.hidden) return;
    if (isPolling) {
      poll(0);
      return;
    }
    // A phone may have dropped the stream silently while the buyer was in the bank's app.
    openStream();
    poll(streamTimeoutMs);
  };

  const onStored = ({ key }: StorageEvent) => {
    if (isTokenKey(key) || key === 'dataPix') onReturn();
  };

  document.addEventListener('visibilitychange', onReturn);
  // Another tab made a payment, or its code was paid: it may be for the same purchase.
  window.addEventListener('storage', onStored);
  poll(streamTimeoutMs);
  openStream();
  return stop;
}
