import Type, { type Static } from 'typebox';

/** Every write carries an Idempotency-Key (docs/behaviour.md 10). */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    format: 'uuid',
    description:
      'Made once per attempt and kept over retries and reloads. Same key and body: the same answer. Same key, other body: 422.',
  }),
});

export const EmptyRequest = Type.Unsafe<Record<string, never> | null>({
  $id: 'EmptyRequest',
  description:
    'The body of a write that says nothing of its own: its address says all. It may be left out',
  type: ['object', 'null'],
  properties: {},
  additionalProperties: false,
});
export type EmptyRequest = Static<typeof EmptyRequest>;
