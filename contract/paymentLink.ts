import Type, { type Static } from 'typebox';
import { businesses, locales, operations } from './enumerations';

/** Any text: what is not the id of something open is answered 404, however it looks. */
export const SaleReference = Type.String();

export const SaleParameters = Type.Object({ id: SaleReference });
export const SubscriptionParameters = Type.Object({ subscriptionId: SaleReference });

/**
 * Whom the service knows to be paying. The link that leads here gets forwarded: it never shows a
 * whole contact, nor the document.
 */
export const PaymentLinkBuyer = Type.Object({
  name: Type.String(),
  /** Masked: `m•••@example.com`. */
  email: Type.String(),
  /** Masked: the last four digits. */
  phone: Type.String(),
  /** Whether the service has the buyer's document from an earlier payment: it need not be asked. */
  hasDocument: Type.Boolean(),
});
export type PaymentLinkBuyer = Static<typeof PaymentLinkBuyer>;

/** What is sold and who sells it; `code`, `business` and `operation` lead to its config and brand. */
export const PaymentLinkProduct = Type.Object({
  code: Type.String(),
  business: Type.Enum([...businesses]),
  operation: Type.Enum([...operations]),
  name: Type.String(),
  description: Type.String(),
  legalName: Type.String(),
});
export type PaymentLinkProduct = Static<typeof PaymentLinkProduct>;

/** What every answer about something that is paid later begins with. */
export const paymentLinkFields = {
  buyer: PaymentLinkBuyer,
  product: PaymentLinkProduct,
  /** The language in which the buyer left the lead. */
  locale: Type.Enum([...locales]),
};
