import Type, { type Static } from 'typebox';
import { businesses, operations, planTypes } from './enumerations';
import { CurrencyCode, MinorUnits } from './money';
import { AppliedVoucher, ignoredParameter } from './product';

export const ProductV1Query = Type.Object({
  business: Type.Enum([...businesses]),
  planType: Type.Optional(Type.Enum([...planTypes])),
  productId: Type.Optional(Type.String({ description: 'Id of the plan whose price is asked' })),
  plan: Type.Optional(Type.String({ description: 'Code of the plan whose price is asked' })),
  operation: Type.Optional(Type.Enum([...operations], { description: 'BR without it' })),
  voucher: Type.Optional(Type.String()),
  email: ignoredParameter,
  referer: ignoredParameter,
  route: ignoredParameter,
  leadId: ignoredParameter,
});
export type ProductV1Query = Static<typeof ProductV1Query>;

/** One plan's price, and which plans there are (docs/behaviour.md 3, "Entities"). */
export const ProductV1 = Type.Object(
  {
    code: Type.String(),
    business: Type.Enum([...businesses]),
    name: Type.String(),
    description: Type.String(),
    legalName: Type.String(),
    /** The first yearly plan; null when the product has none. */
    anualProductId: Type.Union([Type.String(), Type.Null()]),
    /** The first plan that is charged month by month; null when the product has none. */
    monthlyProductId: Type.Union([Type.String(), Type.Null()]),
    currency: CurrencyCode,
    price: Type.Object({
      /** A month of the plan, voucher taken off; odd cents are left out. */
      productCyclePrice: MinorUnits,
      /** The whole plan, voucher taken off. */
      productFullPrice: MinorUnits,
      productStandardCycle: MinorUnits,
      productStandardPrice: MinorUnits,
    }),
    /** The voucher as applied; null when none was asked for or it is not valid. */
    voucher: Type.Union([AppliedVoucher, Type.Null()]),
  },
  { $id: 'ProductV1' },
);
export type ProductV1 = Static<typeof ProductV1>;
