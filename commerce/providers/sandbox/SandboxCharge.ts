import Type, { type Static } from 'typebox';

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A charge as the sandbox answers it. Members that are not used here may come and go. */
export const SandboxCharge = Type.Object({
  id: Type.String(),
  paymentId: Type.String(),
  status: Type.Enum([
    'authorized',
    'captured',
    'declined',
    'requires_action',
    'pending',
    'expired',
    'voided',
    'refunded',
  ]),
  declineCode: orNull(Type.String()),
  profileId: orNull(Type.String()),
  redirect: orNull(Type.String()),
  pix: orNull(
    Type.Object({
      txid: Type.String(),
      code: Type.String(),
      expiresAt: Type.String({ format: 'date-time' }),
    }),
  ),
  bankSlip: orNull(
    Type.Object({
      id: Type.String(),
      barcode: Type.String({ pattern: '^[0-9]{44}$' }),
      digitableLine: Type.String({ pattern: '^[0-9]{47}$' }),
      dueDate: Type.String({ format: 'date' }),
    }),
  ),
  mpesa: orNull(Type.Object({ id: Type.String() })),
});
export type SandboxCharge = Static<typeof SandboxCharge>;

export const SandboxEvent = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  data: SandboxCharge,
});
