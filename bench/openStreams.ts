import { randomUUID } from 'node:crypto';
import { chunk, range } from 'es-toolkit';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { fetchJson } from '@/testing/http';
import type { Product } from './ground';
import { createPayments } from './parts/writes';

/** Streams of one address are capped at fifty (docs/operating.md); as many pages share one here. */
const perAddress = 10;
const atOnce = 20;

/** @returns the tokens of open Pix payments */
export async function createOpenPayments(product: Product, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (const some of chunk(range(count), atOnce)) {
    const createBody = await createPayments(product, some.length);
    const url = `${product.commerceUrl}${paths.paymentV2}`;
    const answers = await Promise.all(
      some.map(() => fetchJson<PaymentResponse>(url, { body: createBody(), key: randomUUID() })),
    );
    tokens.push(...answers.map(({ token }) => token));
  }
  return tokens;
}

async function openStream(
  { webUrl }: Product,
  token: string,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<void> {
  const { body, status } = await fetch(`${webUrl}${buildPath(paths.paymentEvents, { token })}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    signal,
  });
  const reader = body?.getReader();
  const first = status === 200 ? await reader?.read() : undefined;
  if (!first || first.done) throw new Error(`A stream was answered ${status}`);
  // A page reads whatever comes; the end of the stream is ours.
  const read = async () => {
    while (reader && !(await reader.read()).done);
  };
  read().catch(() => undefined);
}

/**
 * Opens a stream of each payment through web, and waits until each has received its state.
 * @returns how to close all
 */
export async function openStreams(
  product: Product,
  tokens: readonly string[],
): Promise<() => void> {
  const opened = new AbortController();
  const { signal } = opened;
  for (const some of chunk([...tokens.entries()], atOnce))
    await Promise.all(
      some.map(([index, token]) => {
        const address = `203.0.113.${Math.floor(index / perAddress) + 1}`;
        return openStream(product, token, { address, signal });
      }),
    );
  return () => {
    opened.abort();
  };
}
