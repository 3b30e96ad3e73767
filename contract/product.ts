import Type, { type Static } from 'typebox';
import {
  businesses,
  campaigns,
  locales,
  operations,
  paymentMethods,
  planTypes,
  priceModes,
  templateIds,
  voucherRefusals,
} from './enumerations';
import { PhoneNumber } from './lead';
import { CurrencyCode, MinorUnits } from './money';

/** A query value that every caller may send; the embedded catalogue sells to everybody alike. */
export const ignoredParameter = Type.Optional(
  Type.String({ maxLength: 200, description: 'Changes nothing in the embedded catalogue' }),
);

/** One way to spread a card payment. `firstValue + value * (id - 1) === totalValue`, always. */
export const Installment = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 24, description: 'Number of parcels' }),
  value: MinorUnits,
  /** The first installment carries the odd cents. */
  firstValue: MinorUnits,
  /** An installment of the undiscounted price. */
  standardValue: MinorUnits,
  tax: Type.Number({
    minimum: 0,
    description: 'Monthly interest as a fraction; 0 is interest-free',
  }),
  totalValue: MinorUnits,
});
export type Installment = Static<typeof Installment>;

export const Plan = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  type: Type.Enum([...planTypes]),
  currency: CurrencyCode,
  /** What is charged today for the whole plan, voucher taken off. */
  amount: MinorUnits,
  /** The undiscounted price. */
  standardAmount: MinorUnits,
  installments: Type.Array(Installment),
  paymentMethods: Type.Array(Type.Enum([...paymentMethods])),
  /** On a plan that is sold by number of profiles: for how many people it is. */
  profiles: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  /** On a plan whose student's age counts: it is sold with the birth date. */
  requiresBirthDate: Type.Optional(Type.Boolean()),
});
export type Plan = Static<typeof Plan>;

export const AppliedVoucher = Type.Object({
  code: Type.String(),
  /** What the voucher takes off, in minor units. */
  discount: MinorUnits,
});
export type AppliedVoucher = Static<typeof AppliedVoucher>;

/** What a presentation step says about the product. */
export const Presentation = Type.Object({
  headline: Type.String(),
  benefits: Type.Array(Type.String()),
  guaranteeDays: Type.Integer({ minimum: 0 }),
});
export type Presentation = Static<typeof Presentation>;

/** What a video step plays. Paths are same-origin files. */
export const Video = Type.Object({
  src: Type.String(),
  poster: Type.String(),
  /** A WebVTT file in the language of the flow. */
  captions: Type.String(),
  headline: Type.String(),
});
export type Video = Static<typeof Video>;

/** The picture of what a step offers; `alt` says what it shows. */
export const Picture = Type.Object({ src: Type.String(), alt: Type.String() });
export type Picture = Static<typeof Picture>;

/** What a document step shows to read and accept. */
export const StepDocument = Type.Object({
  title: Type.String(),
  markdown: Type.String({ description: 'CommonMark without HTML' }),
});
export type StepDocument = Static<typeof StepDocument>;

/** Where a step's offer is talked over instead of bought on the next page. */
export const WhatsappChat = Type.Object({
  phone: PhoneNumber,
  text: Type.String({ minLength: 1, maxLength: 300, description: 'The first message, to edit' }),
});
export type WhatsappChat = Static<typeof WhatsappChat>;

export const FlowStep = Type.Object({
  id: Type.String(),
  templateId: Type.Enum([...templateIds]),
  /** The id of the step after this one; null ends the flow. */
  defaultNextStepId: Type.Union([Type.String(), Type.Null()]),
  props: Type.Object({
    /** The plan that the step offers. An upsell's may belong to another product and business. */
    plan: Type.Optional(Type.Object({ id: Type.String(), business: Type.Enum([...businesses]) })),
    mediaLogo: Type.Optional(Type.String({ description: 'Path of a logo file of its own' })),
    style: Type.Optional(Type.Enum(['default', 'upsell'])),
    /** The campaign whose copy the step shows. */
    campaign: Type.Optional(Type.Enum([...campaigns])),
    presentation: Type.Optional(Presentation),
    video: Type.Optional(Video),
    picture: Type.Optional(Picture),
    document: Type.Optional(StepDocument),
    /** On an upsell's offer: its button opens this chat. */
    whatsapp: Type.Optional(WhatsappChat),
    /** On a payment step: the method that is chosen when the buyer arrives. */
    paymentMethod: Type.Optional(Type.Enum([...paymentMethods])),
  }),
});
export type FlowStep = Static<typeof FlowStep>;

export const CheckoutFlow = Type.Object({
  id: Type.String(),
  steps: Type.Array(FlowStep, { minItems: 1 }),
});
export type CheckoutFlow = Static<typeof CheckoutFlow>;

export const ProductParameters = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 80 }),
});

export const ProductConfigQuery = Type.Object({
  planId: Type.Optional(Type.String()),
  business: Type.Enum([...businesses]),
  operation: Type.Optional(
    Type.Enum([...operations], { description: 'Flows and address form differ; BR without it' }),
  ),
});
export type ProductConfigQuery = Static<typeof ProductConfigQuery>;

export const ProductConfig = Type.Object(
  {
    gtm: Type.Union([Type.String(), Type.Null()]),
    title: Type.String(),
    designSystemId: Type.String({ description: 'Brand and mode joined by $' }),
    checkoutFlow: Type.Array(CheckoutFlow, { minItems: 1 }),
    hasAddressForm: Type.Boolean(),
    /** Facts that nobody has confirmed yet, for who tests its links; none in production. */
    guesses: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  { $id: 'ProductConfig' },
);
export type ProductConfig = Static<typeof ProductConfig>;

/** Pages of who sells a product, about its sale. */
export const ProductLinks = Type.Object({
  terms: Type.String({ pattern: '^https://' }),
  privacy: Type.String({ pattern: '^https://' }),
  help: Type.String({ pattern: '^https://' }),
});
export type ProductLinks = Static<typeof ProductLinks>;

export const ProductV2Query = Type.Object({
  business: Type.Enum([...businesses]),
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
    business: Type.Enum([...businesses]),
    name: Type.String(),
    /** One line under the name in the order summary. */
    description: Type.String(),
    /** The company that sells: legal name and tax number, shown beside "Pagamento seguro". */
    legalName: Type.String(),
    /** Of a product that is nobody's brand; absent: its brand has them, or there are none. */
    links: Type.Optional(ProductLinks),
    plans: Type.Array(Plan, { minItems: 1 }),
    /** The voucher as applied; null when none was asked for or it is not valid. */
    voucher: Type.Union([AppliedVoucher, Type.Null()]),
    /** Why the voucher that was asked for is not applied to any of these plans. */
    voucherRefusal: Type.Optional(Type.Enum([...voucherRefusals])),
    /** The campaign of the flow where it has a price of its own; `refusal`: why it has not now. */
    campaign: Type.Optional(
      Type.Object({
        name: Type.Enum([...campaigns]),
        refusal: Type.Optional(Type.Enum([...voucherRefusals])),
      }),
    ),
    /** The trial that this plan begins with for this buyer: paid by card only, nothing today. */
    trial: Type.Optional(
      Type.Object({
        planId: Type.String(),
        days: Type.Integer({ minimum: 1 }),
        /** When the card is charged for the first time, in the country of the sale. */
        firstChargeOn: Type.String({ format: 'date' }),
      }),
    ),
  },
  { $id: 'ProductV2' },
);
export type ProductV2 = Static<typeof ProductV2>;

export const PlanProductParameters = Type.Object({
  planId: Type.String({ minLength: 1, maxLength: 80 }),
});

export const PlanProduct = Type.Object(
  { code: Type.String(), business: Type.Enum([...businesses]) },
  { $id: 'PlanProduct' },
);
export type PlanProduct = Static<typeof PlanProduct>;
