import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { operations, planTypes } from './enumerations';
import { CurrencyCode, MinorUnits } from './money';
import { AppliedVoucher, ignoredParameter } from './product';
import { withDescription } from './withDescription';

export const ProductV1Query = Type.Object({
  business: BusinessCode,
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

export const ProductV1 = Type.Object(
  {
    code: Type.String(),
    business: BusinessCode,
    name: Type.String(),
    description: Type.String(),
    legalName: Type.String(),
    anualProductId: Type.Union([Type.String(), Type.Null()], {
      description: 'The first yearly plan; null when the product has none',
    }),
    monthlyProductId: Type.Union([Type.String(), Type.Null()], {
      description: 'The first plan that is charged month by month; null when the product has none',
    }),
    currency: CurrencyCode,
    price: Type.Object({
      productCyclePrice: withDescription(
        MinorUnits,
        'A month of the plan, voucher taken off; odd cents are left out',
      ),
      productFullPrice: withDescription(MinorUnits, 'The whole plan, voucher taken off'),
      productStandardCycle: MinorUnits,
      productStandardPrice: MinorUnits,
    }),
    voucher: Type.Union([AppliedVoucher, Type.Null()], {
      description: 'The voucher as applied; null when none was asked for or it is not valid',
    }),
  },
  { $id: 'ProductV1', description: "One plan's price, and which plans there are" },
);
export type ProductV1 = Static<typeof ProductV1>;
