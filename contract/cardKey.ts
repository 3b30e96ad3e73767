import Type, { type Static } from 'typebox';
import { cardKeyExample } from './examples';

export const CardKey = Type.Object({
  kty: Type.Literal('RSA'),
  kid: Type.String(),
  use: Type.Literal('enc'),
  alg: Type.Literal('RSA-OAEP-256'),
  n: Type.String(),
  e: Type.String(),
});
export type CardKey = Static<typeof CardKey>;

export const ServedCardKey = Type.Object(
  {
    ...CardKey.properties,
    iat: Type.Integer({
      description:
        'When it was served, in seconds since 1970 by the clock of the service: a card that is encrypted with it says so as its own `iat`',
    }),
  },
  {
    $id: 'CardKey',
    description: 'RSA public key (JWK) that cards are encrypted with: RSA-OAEP-256, A256GCM',
    examples: [{ ...cardKeyExample, iat: 1767225600 }],
  },
);
export type ServedCardKey = Static<typeof ServedCardKey>;
