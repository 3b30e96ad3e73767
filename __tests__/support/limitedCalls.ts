import { randomUUID } from 'node:crypto';
import type { TestCommerce } from './startTestCommerce';

/** Two addresses of buyers; this machine's own is nobody's. */
export const buyer = '203.0.113.7';
export const other = '203.0.113.8';

/** Writes of a buyer at an address; web says it. */
export const createPostFrom =
  (getCommerce: () => TestCommerce) =>
  (address: string, url: string, payload: object, key: string = randomUUID()) =>
    getCommerce().app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': key, 'x-forwarded-for': address },
    });

export const statuses = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort();

/** Asks so many times at once. */
export const repeat = <Result>(
  count: number,
  ask: (index: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
