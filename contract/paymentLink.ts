import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { documentTypes, locales, operations } from './enumerations';

export const SaleReference = Type.String({
  description: 'Any text: what is not the id of something open is answered 404, however it looks',
});

export const SaleParameters = Type.Object({ id: SaleReference });
export const SubscriptionParameters = Type.Object({ subscriptionId: SaleReference });

export const PaymentLinkBuyer = Type.Object(
  {
    name: Type.String(),
    email: Type.String({ description: 'Masked: `m•••@example.com`' }),
    phone: Type.String({ description: 'Masked: the last four digits' }),
    documentType: Type.Union([Type.Enum([...documentTypes]), Type.Null()], {
      description:
        "Which document of the buyer's the service has from an earlier payment: it need not be asked for, except a `dni` where a Brazilian bank wants a CPF or CNPJ",
    }),
  },
  {
    description:
      'Whom the service knows to be paying. The link that leads here gets forwarded: it never shows a whole contact, nor the document.',
  },
);
export type PaymentLinkBuyer = Static<typeof PaymentLinkBuyer>;

export const PaymentLinkProduct = Type.Object(
  {
    code: Type.String(),
    business: BusinessCode,
    operation: Type.Enum([...operations]),
    name: Type.String(),
    description: Type.String(),
    legalName: Type.String(),
  },
  {
    description:
      'What is sold and who sells it; `code`, `business` and `operation` lead to its config and brand',
  },
);
export type PaymentLinkProduct = Static<typeof PaymentLinkProduct>;

export const paymentLinkFields = {
  buyer: PaymentLinkBuyer,
  product: PaymentLinkProduct,
  locale: Type.Enum([...locales], { description: 'The language in which the buyer left the lead' }),
};
