import Type, { type Static } from 'typebox';

/** One line of an address: something besides spaces. */
const Line = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

/** A billing address, as Mozambique's checkout asks for it (docs/behaviour.md 2). */
export const Address = Type.Object(
  {
    /** As typed: Mozambique's has four digits, and many places have none. */
    postalCode: Type.Optional(Line),
    street: Line,
    number: Line,
    complement: Type.Optional(Line),
    /** Brazil's bairro. */
    district: Type.Optional(Line),
    city: Line,
    state: Line,
    country: Line,
  },
  { additionalProperties: false },
);
export type Address = Static<typeof Address>;
