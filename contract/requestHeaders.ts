import Type from 'typebox';

/**
 * Every write carries `Idempotency-Key`: made once per attempt and kept over retries and reloads
 * (docs/behaviour.md 10). Same key and body: the same answer. Same key, other body: 422.
 */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ format: 'uuid' }),
});
