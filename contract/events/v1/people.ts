import Type, { type Static } from 'typebox';
import { Address } from '../../address';
import { DocumentNumber } from '../../buyer';
import { PhoneNumber } from '../../lead';

const orForgotten = 'null: the person has asked to be forgotten since';

export const EventBuyer = Type.Union(
  [Type.Object({ name: Type.String(), email: Type.String(), phone: PhoneNumber }), Type.Null()],
  { description: `Who buys; ${orForgotten}` },
);

export const EventPayer = Type.Union(
  [
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      document: DocumentNumber,
      address: Type.Union([Address, Type.Null()]),
    }),
    Type.Null(),
  ],
  { description: `Whom the invoice is made out to; ${orForgotten}` },
);
export type EventPayer = Static<typeof EventPayer>;
