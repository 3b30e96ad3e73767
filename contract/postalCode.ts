import Type, { type Static } from 'typebox';
import { brazilianStates } from '@/domain/brazilianStates';

export const PostalCodeParameters = Type.Object({
  postalCode: Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$', description: 'A CEP' }),
});

const KnownText = Type.Union([Type.String(), Type.Null()], {
  description: 'null: the look-up does not know it',
});

export const PostalCodePlace = Type.Object(
  {
    state: Type.Enum([...brazilianStates]),
    city: KnownText,
    district: KnownText,
    street: KnownText,
  },
  {
    $id: 'PostalCodePlace',
    description: 'Where a Brazilian postal code lies, as far as the look-up knows',
  },
);
export type PostalCodePlace = Static<typeof PostalCodePlace>;
