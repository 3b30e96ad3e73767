import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { BusinessCode } from './business';
import {
  campaigns,
  locales,
  operations,
  paymentMethods,
  planTypes,
  priceModes,
  voucherRefusals,
} from './enumerations';
import { CurrencyCode, MinorUnits } from './money';
import { withDescription } from './withDescription';

export const ignoredParameter = Type.Optional(
  Type.String({
    maxLength: linkParameters.source.maxLength,
    description:
      'A query value that every caller may send; the embedded catalogue sells to everybody alike. Changes nothing in the embedded catalogue',
  }),
);

export const Installment = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 24, description: 'Number of parcels' }),
    value: MinorUnits,
    firstValue: withDescription(MinorUnits, 'The first installment carries the odd cents'),
    standardValue: withDescription(MinorUnits, 'An installment of the undiscounted price'),
    tax: Type.Number({
      minimum: 0,
      description: 'Monthly interest as a fraction; 0 is interest-free',
    }),
    totalValue: MinorUnits,
  },
  {
    description:
      'One way to spread a card payment. `firstValue + value * (id - 1) === totalValue`, always.',
  },
);
export type Installment = Static<typeof Installment>;

export const Plan = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  type: Type.Enum([...planTypes]),
  currency: CurrencyCode,
  amount: withDescription(
    MinorUnits,
    'What is charged today for the whole plan, voucher taken off',
  ),
  standardAmount: withDescription(MinorUnits, 'The undiscounted price'),
  installments: Type.Array(Installment),
  minimumInstallment: Type.Optional(
    withDescription(
      MinorUnits,
      'What one of several installments comes to at least, also where two methods share the price: the payment provider takes no less',
    ),
  ),
  paymentMethods: Type.Array(Type.Enum([...paymentMethods])),
  profiles: Type.Optional(
    Type.Integer({
      description: 'On a plan that is sold by number of profiles: for how many people it is',
      minimum: 1,
      maximum: 5,
    }),
  ),
  description: Type.Optional(
    Type.String({
      description: "Its line in the order summary; absent: the product's is true of this plan",
    }),
  ),
  benefits: Type.Optional(
    Type.Array(Type.String(), {
      description: 'What it gives; absent: what its step or the product says is true of this plan',
    }),
  ),
  requiresBirthDate: Type.Optional(
    Type.Boolean({
      description: "On a plan whose student's age counts: it is sold with the birth date",
    }),
  ),
});
export type Plan = Static<typeof Plan>;

export const AppliedVoucher = Type.Object({
  code: Type.String(),
  discount: withDescription(MinorUnits, 'What the voucher takes off, in minor units'),
});
export type AppliedVoucher = Static<typeof AppliedVoucher>;

export const ProductParameters = Type.Object({
  code: Type.String({ minLength: 1, maxLength: linkParameters.productCode.maxLength }),
});

export const ProductLinks = Type.Object(
  {
    terms: Type.String({ pattern: '^https://' }),
    privacy: Type.String({ pattern: '^https://' }),
    help: Type.String({ pattern: '^https://' }),
  },
  { description: 'Pages of who sells a product, about its sale' },
);
export type ProductLinks = Static<typeof ProductLinks>;

export const ProductV2Query = Type.Object({
  business: BusinessCode,
  planTypes: Type.Optional(Type.String({ description: 'Comma-separated plan types' })),
  plans: Type.Optional(Type.String({ description: 'Comma-separated plan codes' })),
  planId: Type.Optional(Type.String({ description: 'Only this plan' })),
  operation: Type.Optional(Type.Enum([...operations], { description: 'BR without it' })),
  locale: Type.Optional(
    Type.Enum([...locales], { description: 'The language of the buyer; pt-BR without it' }),
  ),
  voucher: Type.Optional(Type.String({ description: 'Taken off the plans that it is valid for' })),
  flowId: Type.Optional(
    Type.String({ description: 'The flow that the buyer is on; its campaign may have a price' }),
  ),
  leadId: Type.Optional(
    Type.String({ description: 'Who buys: what is only for some is priced for this lead' }),
  ),
  afterPlanId: Type.Optional(
    Type.String({
      description:
        'The plan whose purchase this is offered after: priced as its flow offers it until a lead is named, which is what a page shows before it knows its buyer',
    }),
  ),
  seller: Type.Optional(Type.String({ description: 'Who sells; a partner may have a price' })),
  offer: Type.Optional(Type.String({ description: 'Id of an offer; unknown or ended is 404' })),
  priceMode: Type.Optional(
    Type.Enum([...priceModes], { default: 'default', description: 'min: the cheapest plan only' }),
  ),
  accountId: ignoredParameter,
  source: ignoredParameter,
  email: ignoredParameter,
  enrollmentSubscriptionId: ignoredParameter,
});
export type ProductV2Query = Static<typeof ProductV2Query>;

export const ProductV2 = Type.Object(
  {
    code: Type.String(),
    business: BusinessCode,
    name: Type.String(),
    description: Type.String({ description: 'One line under the name in the order summary' }),
    benefits: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "What it gives, a few words each, in the buyer's language; absent: a step says so, or none does",
      }),
    ),
    legalName: Type.String({
      description:
        'The company that sells: legal name and tax number, shown beside "Pagamento seguro"',
    }),
    links: Type.Optional(
      withDescription(
        ProductLinks,
        "Of a product that is nobody's brand; absent: its brand has them, or there are none",
      ),
    ),
    plans: Type.Array(Plan, { minItems: 1 }),
    voucher: Type.Union([AppliedVoucher, Type.Null()], {
      description: 'The voucher as applied; null when none was asked for or it is not valid',
    }),
    voucherRefusal: Type.Optional(
      Type.Enum([...voucherRefusals], {
        description: 'Why the voucher that was asked for is not applied to any of these plans',
      }),
    ),
    campaign: Type.Optional(
      Type.Object(
        {
          name: Type.Enum([...campaigns]),
          refusal: Type.Optional(Type.Enum([...voucherRefusals])),
        },
        {
          description:
            'The campaign of the flow where it has a price of its own; `refusal`: why it has not now',
        },
      ),
    ),
    trial: Type.Optional(
      Type.Object(
        {
          planId: Type.String(),
          days: Type.Integer({ minimum: 1 }),
          firstChargeOn: Type.String({
            description: 'When the card is charged for the first time, in the country of the sale',
            format: 'date',
          }),
        },
        {
          description:
            'The trial that this plan begins with for this buyer: paid by card only, nothing today',
        },
      ),
    ),
  },
  { $id: 'ProductV2', description: 'A product and its plans as priced for this buyer' },
);
export type ProductV2 = Static<typeof ProductV2>;
