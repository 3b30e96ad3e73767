import Type, { type Static } from 'typebox';
import {
  businesses,
  locales,
  operations,
  paymentMethods,
  planTypes,
} from '@/contract/enumerations';
import { CurrencyCode, MinorUnits } from '@/contract/money';
import { ProductLinks } from '@/contract/product';
import { FlowStep } from '@/contract/productConfig';
import { StepDocument } from '@/contract/stepContents';

const Code = Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$' });
const Benefits = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 3 });
const Price = Type.Intersect([MinorUnits, Type.Integer({ minimum: 1 })]);

export const CataloguePlan = Type.Object(
  {
    /** Unique over the whole catalogue: GET /plan/{planId}/product finds the product by it. */
    id: Code,
    code: Code,
    name: Type.String({ minLength: 1 }),
    locale: Type.Optional(Type.Enum([...locales])),
    type: Type.Enum([...planTypes]),
    currency: CurrencyCode,
    standardAmount: Price,
    /** Installments of a card payment; `tax` is the monthly interest as a fraction. */
    installments: Type.Object({
      maximum: Type.Integer({ minimum: 1, maximum: 24 }),
      tax: Type.Number({ minimum: 0, maximum: 0.2 }),
      minimum: Type.Optional(MinorUnits),
    }),
    paymentMethods: Type.Array(Type.Enum([...paymentMethods]), { minItems: 1, uniqueItems: true }),
    profiles: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    description: Type.Optional(Type.String({ minLength: 1 })),
    benefits: Type.Optional(Benefits),
    /** Its texts for buyers whose country has no plan of its own. */
    translations: Type.Optional(
      Type.Object(
        {
          'es-PE': Type.Object(
            {
              name: Type.String({ minLength: 1 }),
              description: Type.Optional(Type.String({ minLength: 1 })),
              benefits: Benefits,
            },
            { additionalProperties: false },
          ),
        },
        { additionalProperties: false },
      ),
    ),
    requiresBirthDate: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CataloguePlan = Static<typeof CataloguePlan>;

const Count = Type.Integer({ minimum: 1 });

const VoucherLimits = Type.Object(
  {
    total: Type.Optional(Count),
    perBuyer: Type.Optional(Count),
  },
  { additionalProperties: false },
);
export type VoucherLimits = Static<typeof VoucherLimits>;

const Moment = Type.String({ format: 'date-time' });

export const CatalogueVoucher = Type.Object(
  {
    code: Code,
    planId: Code,
    /** Discount from the standard price: minor units, or whole percent of it. */
    discount: Type.Union([
      Price,
      Type.Object(
        { percent: Type.Integer({ minimum: 1, maximum: 99 }) },
        { additionalProperties: false },
      ),
    ]),
    /** The first moment at which it holds, and the first at which it no longer does. */
    startsAt: Type.Optional(Moment),
    endsAt: Type.Optional(Moment),
    limits: Type.Optional(VoucherLimits),
    paymentMethods: Type.Optional(Type.Array(Type.Enum([...paymentMethods]), { minItems: 1 })),
    audience: Type.Optional(Type.Union([Type.Literal('partner'), Type.Literal('student')])),
    /** The flow applies this voucher: nobody types its code, and no page shows it. */
    isFromFlow: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CatalogueVoucher = Static<typeof CatalogueVoucher>;

/** A step with its voucher, which the service never sends to the browser. */
export const CatalogueStep = Type.Object({
  ...FlowStep.properties,
  props: Type.Object({
    ...FlowStep.properties.props.properties,
    /**
     * On a flow's first step: the voucher of the whole flow. On another: that of the plan it offers.
     */
    voucher: Type.Optional(Code),
  }),
});
export type CatalogueStep = Static<typeof CatalogueStep>;

const CatalogueFlow = Type.Object({
  id: Type.String(),
  steps: Type.Array(CatalogueStep, { minItems: 1 }),
  trial: Type.Optional(Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90 }) })),
});
export type CatalogueFlow = Static<typeof CatalogueFlow>;

export const CatalogueOffer = Type.Object(
  {
    id: Code,
    planId: Code,
    amount: Price,
    /** First moment at which the offer has expired; null never ends. */
    endsAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type CatalogueOffer = Static<typeof CatalogueOffer>;

const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

const CatalogueEvent = Type.Object(
  {
    id: Code,
    planId: Code,
    name: Type.String({ minLength: 1 }),
    venue: Type.String({ minLength: 1 }),
    /** Which weekday of the month: `week` 2 and `weekday` 6 mean the 2nd Saturday; Sunday is 0. */
    week: Type.Integer({ minimum: 1, maximum: 4 }),
    weekday: Type.Integer({ minimum: 0, maximum: 6 }),
    /** Clock time in Brasília. */
    startsAt: ClockTime,
    endsAt: ClockTime,
  },
  { additionalProperties: false },
);
type CatalogueEvent = Static<typeof CatalogueEvent>;

const guessable = ['description', 'legalName', 'plans'] as const;

export const CatalogueProduct = Type.Object(
  {
    business: Type.Enum([...businesses]),
    code: Code,
    operation: Type.Enum([...operations]),
    name: Type.String({ minLength: 1 }),
    title: Type.String({ minLength: 1 }),
    headline: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    description: Type.String({ minLength: 1 }),
    descriptions: Type.Optional(Type.Object({ 'es-PE': Type.String({ minLength: 1 }) })),
    benefits: Type.Optional(Benefits),
    legalName: Type.String({ minLength: 1 }),
    /**
     * Terms, privacy and help of a product without a brand; null: still missing, and production does
     * not start. Absent: the brand's apply (docs/decisions/031).
     */
    links: Type.Optional(Type.Union([ProductLinks, Type.Null()])),
    guesses: Type.Optional(
      Type.Array(Type.Enum([...guessable]), { minItems: 1, uniqueItems: true }),
    ),
    gtm: Type.Union([Type.String(), Type.Null()]),
    designSystemId: Type.String({ pattern: '^[a-z-]+\\$(light|dark)$' }),
    hasAddressForm: Type.Boolean(),
    plans: Type.Array(CataloguePlan, { minItems: 1 }),
    vouchers: Type.Array(CatalogueVoucher),
    offers: Type.Array(CatalogueOffer),
    events: Type.Optional(Type.Array(CatalogueEvent)),
    contract: Type.Optional(StepDocument),
    flows: Type.Array(CatalogueFlow, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type CatalogueProduct = Static<typeof CatalogueProduct>;

export interface SoldPlan {
  product: CatalogueProduct;
  plan: CataloguePlan;
}
