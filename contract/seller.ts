import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { operations } from './enumerations';

export const SellerParameters = Type.Object({
  source: Type.String({ minLength: 1, maxLength: linkParameters.source.maxLength }),
});

export const SellerQuery = Type.Object({
  seller: Type.String({ minLength: 1, maxLength: linkParameters.seller.maxLength }),
  operation: Type.Enum([...operations]),
  product: Type.String({ minLength: 1, maxLength: linkParameters.productCode.maxLength }),
});

export const Seller = Type.Object(
  {
    name: Type.String(),
    isLiveEnabled: Type.Boolean(),
    account: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'Seller', description: 'Who attends the sale' },
);
export type Seller = Static<typeof Seller>;
