import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { campaigns, operations, paymentMethods, templateIds } from './enumerations';
import { Picture, Presentation, StepDocument, Video, WhatsappChat } from './stepContents';
import { withDescription } from './withDescription';

export const FlowStep = Type.Object({
  id: Type.String(),
  templateId: Type.Enum([...templateIds]),
  defaultNextStepId: Type.Union([Type.String(), Type.Null()], {
    description: 'The id of the step after this one; null ends the flow',
  }),
  isOff: Type.Optional(
    Type.Boolean({ description: 'Switched off for now: buyers who are not on it pass it by' }),
  ),
  props: Type.Object({
    plan: Type.Optional(
      Type.Object(
        { id: Type.String(), business: BusinessCode },
        {
          description:
            "The plan that the step offers. An upsell's may belong to another product and business.",
        },
      ),
    ),
    mediaLogo: Type.Optional(Type.String({ description: 'Path of a logo file of its own' })),
    style: Type.Optional(Type.Enum(['default', 'upsell'])),
    campaign: Type.Optional(
      Type.Enum([...campaigns], { description: 'The campaign whose copy the step shows' }),
    ),
    presentation: Type.Optional(Presentation),
    video: Type.Optional(Video),
    picture: Type.Optional(Picture),
    document: Type.Optional(StepDocument),
    whatsapp: Type.Optional(
      withDescription(WhatsappChat, "On an upsell's offer: its button opens this chat"),
    ),
    paymentMethod: Type.Optional(
      Type.Enum([...paymentMethods], {
        description: 'On a payment step: the method that is chosen when the buyer arrives',
      }),
    ),
  }),
});
export type FlowStep = Static<typeof FlowStep>;

export const CheckoutFlow = Type.Object({
  id: Type.String(),
  steps: Type.Array(FlowStep, { minItems: 1 }),
});
export type CheckoutFlow = Static<typeof CheckoutFlow>;

export const ProductConfigQuery = Type.Object({
  planId: Type.Optional(Type.String()),
  business: BusinessCode,
  operation: Type.Optional(
    Type.Enum([...operations], { description: 'Flows and address form differ; BR without it' }),
  ),
});
export type ProductConfigQuery = Static<typeof ProductConfigQuery>;

export const ProductConfig = Type.Object(
  {
    gtm: Type.Union([Type.String(), Type.Null()], {
      description: 'Container of Google Tag Manager; null: the product has none of its own',
    }),
    title: Type.String({ description: "What the pages are called in the browser's title" }),
    designSystemId: Type.String({
      description:
        'Brand and mode joined by $ (`medcof$dark`). One that the checkout does not know shows a neutral look under the title.',
      examples: ['medcof$dark'],
    }),
    checkoutFlow: Type.Array(CheckoutFlow, { minItems: 1 }),
    hasAddressForm: Type.Boolean(),
    sendsMail: Type.Optional(
      Type.Boolean({
        description:
          'Whether buyers are written to by e-mail; without it the pages promise no e-mail',
      }),
    ),
    flagsEvery: Type.Optional(
      Type.Integer({
        description:
          'How often an open page asks which flags are on, in seconds; without it, never',
        minimum: 1,
      }),
    ),
    guesses: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Facts that nobody has confirmed yet, for who tests its links; none in production',
        minItems: 1,
      }),
    ),
  },
  { $id: 'ProductConfig', description: "How a product's checkout looks and runs" },
);
export type ProductConfig = Static<typeof ProductConfig>;
