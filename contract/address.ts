import Type, { type Static } from 'typebox';
import { withDescription } from './withDescription';

const Line = Type.String({
  description: 'One line of an address: something besides spaces',
  minLength: 1,
  maxLength: 120,
  pattern: '\\S',
});

export const Address = Type.Object(
  {
    postalCode: Type.Optional(
      withDescription(Line, "As typed: Mozambique's has four digits, and many places have none"),
    ),
    street: Line,
    number: Line,
    complement: Type.Optional(Line),
    district: Type.Optional(withDescription(Line, "Brazil's bairro")),
    city: Line,
    state: Line,
    country: Line,
  },
  {
    description: "A billing address, as Mozambique's checkout asks for it",
    additionalProperties: false,
  },
);
export type Address = Static<typeof Address>;
