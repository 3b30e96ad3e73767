import { randomUUID } from 'node:crypto';
import type { TestCommerce } from './startTestCommerce';

export const buyer = '203.0.113.7';
export const other = '203.0.113.8';

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

export const repeat = <Result>(
  count: number,
  ask: (index: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
