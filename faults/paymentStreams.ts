import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type PaymentState, paymentStates } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';

export interface PaymentStream {
  status: number;
  /** Resolves with the first wanted state; null: the stream ended before. */
  until: (isWanted: (state: PaymentState) => boolean) => Promise<PaymentState | null>;
  close: () => void;
}

const Event = Compile(Type.Object({ state: Type.Enum([...paymentStates]) }));

function readState(event: string): PaymentState | null {
  const data = event.split('\n').find((line) => line.startsWith('data: '));
  if (data === undefined) return null;
  const value: unknown = JSON.parse(data.slice('data: '.length));
  return Event.Check(value) ? value.state : null;
}

async function* readStates(body: ReadableStream<Uint8Array> | null) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    yield* events.map(readState).filter((state) => state !== null);
  }
}

export async function openPaymentStream(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PaymentStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}${buildPath(paths.paymentEvents, { token })}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  }).catch(() => null);
  const states = response?.ok === true ? readStates(response.body) : null;
  if (!states) abort.abort();
  return {
    status: response?.status ?? 0,
    async until(isWanted) {
      try {
        for (;;) {
          const next = await states?.next();
          if (!next || next.done === true) return null;
          if (isWanted(next.value)) return next.value;
        }
      } catch {
        return null;
      }
    },
    close: () => {
      abort.abort();
    },
  };
}
