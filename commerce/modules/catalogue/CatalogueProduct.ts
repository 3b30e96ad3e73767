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
    /** Offered only to buyers who read this language or whose link names the plan. */
    locale: Type.Optional(Type.Enum([...locales])),
    type: Type.Enum([...planTypes]),
    currency: CurrencyCode,
    /** The undiscounted price of the whole plan, in minor units. */
    standardAmount: Price,
    /** How far a card payment may be spread; `tax` is the monthly interest as a fraction. */
    installments: Type.Object({
      maximum: Type.Integer({ minimum: 1, maximum: 24 }),
      tax: Type.Number({ minimum: 0, maximum: 0.2 }),
      /** What the payment provider takes at least as one of several; `createCatalogue` sets it. */
      minimum: Type.Optional(MinorUnits),
    }),
    paymentMethods: Type.Array(Type.Enum([...paymentMethods]), { minItems: 1, uniqueItems: true }),
    /** On a plan that is sold by number of profiles. */
    profiles: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    /** What it is and gives, where the product's own texts are not true of it (checkAccessTime). */
    description: Type.Optional(Type.String({ minLength: 1 })),
    benefits: Type.Optional(Benefits),
    /** On a plan whose student's age counts: nobody buys it without the birth date. */
    requiresBirthDate: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CataloguePlan = Static<typeof CataloguePlan>;

const Count = Type.Integer({ minimum: 1 });

const VoucherLimits = Type.Object(
  {
    /** Over all buyers, and for one of them (by e-mail address). */
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
    /** Taken off the standard price: minor units, or whole percent of it. */
    discount: Type.Union([
      Price,
      Type.Object(
        { percent: Type.Integer({ minimum: 1, maximum: 99 }) },
        { additionalProperties: false },
      ),
    ]),
    /** The first moment at which it holds, and the first at which it is over. */
    startsAt: Type.Optional(Moment),
    endsAt: Type.Optional(Moment),
    limits: Type.Optional(VoucherLimits),
    /** The only ways to pay at its price; without them the plan's own. */
    paymentMethods: Type.Optional(Type.Array(Type.Enum([...paymentMethods]), { minItems: 1 })),
    /** Whom it is for: sales of a partner, or buyers who have paid for another product. */
    audience: Type.Optional(Type.Union([Type.Literal('partner'), Type.Literal('student')])),
    /** It comes with a flow: its code is nobody's to type, and is never shown. */
    isFromFlow: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CatalogueVoucher = Static<typeof CatalogueVoucher>;

/** A step as the service knows it: the browser gets no voucher. */
export const CatalogueStep = Type.Object({
  ...FlowStep.properties,
  props: Type.Object({
    ...FlowStep.properties.props.properties,
    /** On a flow's first step: for the whole flow. On another: for the plan that it offers. */
    voucher: Type.Optional(Code),
  }),
});
export type CatalogueStep = Static<typeof CatalogueStep>;

const CatalogueFlow = Type.Object({
  id: Type.String(),
  steps: Type.Array(CatalogueStep, { minItems: 1 }),
  /** Its plan begins with so many days that cost nothing, for who has not had them. */
  trial: Type.Optional(Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90 }) })),
});
export type CatalogueFlow = Static<typeof CatalogueFlow>;

export const CatalogueOffer = Type.Object(
  {
    id: Code,
    planId: Code,
    /** The price during the offer, in minor units. */
    amount: Price,
    /** First moment at which the offer has expired; null never ends. */
    endsAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type CatalogueOffer = Static<typeof CatalogueOffer>;

const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** A live event that comes back every month and that plans include. */
const CatalogueEvent = Type.Object(
  {
    id: Code,
    planId: Code,
    name: Type.String({ minLength: 1 }),
    venue: Type.String({ minLength: 1 }),
    /** Which of the month's: the 2nd (`week`) Saturday (`weekday` 6; Sunday is 0). */
    week: Type.Integer({ minimum: 1, maximum: 4 }),
    weekday: Type.Integer({ minimum: 0, maximum: 6 }),
    /** Clock time in Brasília. */
    startsAt: ClockTime,
    endsAt: ClockTime,
  },
  { additionalProperties: false },
);
type CatalogueEvent = Static<typeof CatalogueEvent>;

/** Facts that `npm run new-brand` can only guess. */
const guessable = ['description', 'legalName', 'plans'] as const;

/** A product of the embedded catalogue: everything the contract's product calls are answered from. */
export const CatalogueProduct = Type.Object(
  {
    business: Type.Enum([...businesses]),
    code: Code,
    operation: Type.Enum([...operations]),
    name: Type.String({ minLength: 1 }),
    /** Title of the page, after 'Checkout - '. */
    title: Type.String({ minLength: 1 }),
    /** What it is, for pictures of it: no price, no term, nothing that may be untrue next month. */
    headline: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    description: Type.String({ minLength: 1 }),
    /** The same in other languages. */
    descriptions: Type.Optional(Type.Object({ 'es-PE': Type.String({ minLength: 1 }) })),
    /** What it gives, in the language of `description`: for a product that no step presents. */
    benefits: Type.Optional(Benefits),
    legalName: Type.String({ minLength: 1 }),
    /**
     * Terms, privacy and help of a product that is nobody's brand; null: they are still to come, and
     * production does not start. Left out: its brand has them (docs/decisions/031).
     */
    links: Type.Optional(Type.Union([ProductLinks, Type.Null()])),
    /** Facts that nobody has confirmed: production does not start with one. */
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
    /** What buyers agree to in a flow with an md step that brings no document; see contractFields. */
    contract: Type.Optional(StepDocument),
    flows: Type.Array(CatalogueFlow, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type CatalogueProduct = Static<typeof CatalogueProduct>;

/** A plan with the product that it is sold as a part of. */
export interface SoldPlan {
  product: CatalogueProduct;
  plan: CataloguePlan;
}
