import Type, { type Static } from 'typebox';

export const Health = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable']),
    checks: Type.Record(Type.String(), Type.Enum(['ok', 'unavailable'])),
  },
  {
    $id: 'Health',
    description:
      'Answer of /readiness (200 or 503, naming what is not ready) and /healthcheck (200 while it runs)',
  },
);
export type Health = Static<typeof Health>;
