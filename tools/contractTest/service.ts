import { randomUUID } from 'node:crypto';
import { Breach, Untried } from './checks';

const timeoutMs = 10_000;

export interface Call {
  method?: 'GET' | 'PATCH' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object | string;
  /** The Idempotency-Key of a write; undefined: a new one; null: none is sent. */
  key?: string | null;
}

export interface Answer {
  call: string;
  status: number;
  contentType: string;
  text: string;
}

export interface EventStream {
  /** The data of the next event. @throws Breach for none within the limit (milliseconds) */
  next(limit: number): Promise<string>;
  close(): void;
}

export interface Service {
  /** @throws Breach when no answer comes */
  send(call: Call): Promise<Answer>;
  /** @throws Untried where there is none (404), Breach when it does not open */
  watch(path: string): Promise<EventStream>;
}

interface Init extends RequestInit {
  headers: Record<string, string>;
}

const hosts = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (address: string) => hosts.includes(new URL(address).hostname);

export function createService(address: string, deadline: AbortSignal): Service {
  const request = async (call: string, url: URL, init: Init): Promise<Response> => {
    const headers = { 'user-agent': 'contract-test', 'app-version': 'contract-test' };
    try {
      return await fetch(url, {
        ...init,
        headers: { ...headers, ...init.headers },
        redirect: 'manual',
      });
    } catch (error) {
      throw new Breach(`${call} got no answer (${describeFailure(error)})`);
    }
  };
  return {
    async send({ body, key = randomUUID(), method = 'GET', path, query = {} }) {
      const url = new URL(path, address);
      url.search = new URLSearchParams(query).toString();
      const call = `${method} ${path}`;
      const isWrite = method !== 'GET';
      const response = await request(call, url, {
        method,
        signal: AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]),
        headers: {
          ...(isWrite && { 'content-type': 'application/json' }),
          ...(isWrite && key !== null && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text().catch((error: unknown) => {
        throw new Breach(`${call} broke off its answer (${describeFailure(error)})`);
      });
      const contentType = response.headers.get('content-type') ?? 'no content-type';
      return { call, status: response.status, contentType, text };
    },
    async watch(path) {
      const call = `GET ${path}`;
      const closing = new AbortController();
      const response = await request(call, new URL(path, address), {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([deadline, closing.signal]),
      });
      const type = response.headers.get('content-type') ?? 'no content-type';
      if (response.status === 404) {
        closing.abort();
        throw new Untried('absent (404), so a page asks every few seconds');
      }
      if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
        closing.abort();
        throw new Breach(`${call} answered ${response.status} and ${type}, which is no stream`);
      }
      return readEvents(call, response.body, closing);
    },
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message, name } = error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'in time';
  if (!(cause instanceof Error)) return message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Reads events without a name as an EventSource does (WHATWG HTML, 9.2). */
function readEvents(
  call: string,
  body: ReadableStream<Uint8Array>,
  closing: AbortController,
): EventStream {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffered = '';
  const takeEvent = (): string | undefined => {
    for (;;) {
      const end = /\r\n\r\n|\n\n|\r\r/.exec(buffered);
      if (!end) return undefined;
      const lines = buffered.slice(0, end.index).split(/\r\n|\n|\r/);
      buffered = buffered.slice(end.index + end[0].length);
      const valuesOf = (field: string) =>
        lines
          .filter((line) => line === field || line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
      const [name = 'message'] = valuesOf('event');
      const data = valuesOf('data').join('\n');
      if (data !== '' && name !== 'message')
        throw new Breach(`${call} names an event "${name}", which no page hears`);
      if (data !== '') return data;
    }
  };
  return {
    async next(limit) {
      const timer = setTimeout(() => {
        closing.abort();
      }, limit);
      try {
        for (;;) {
          const event = takeEvent();
          if (event !== undefined) return event;
          const { done, value } = await reader.read();
          if (done) throw new Breach(`${call} ended without an event`);
          buffered += decoder.decode(value, { stream: true });
        }
      } catch (error) {
        if (error instanceof Breach) throw error;
        throw new Breach(`${call} sent no whole event within ${limit / 1_000} s`);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => {
      closing.abort();
    },
  };
}
