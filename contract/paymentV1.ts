import Type, { type Static } from 'typebox';
import { Address } from './address';
import { paymentTypes } from './enumerations';
import { SaleReference } from './paymentLink';
import { MinorUnits } from './money';
import { DocumentNumber } from './payment';
import { PaymentParts } from './paymentParts';

/**
 * A payment whose buyer the service knows already: lead, payer, product and price come from what is
 * referred to. `invoice`, `sale-invoice`, `first-invoice-payment`: an invoice (or, as a
 * `sale-invoice`, a custom offer); `renew`, `upgrade`: a subscription; `direct`: a recovery.
 */
export const PaymentV1Request = Type.Object(
  {
    type: Type.Enum([...paymentTypes]),
    referenceId: SaleReference,
    /** What the buyer was shown; the server prices again and answers 409 when it differs. */
    amount: MinorUnits,
    /** As in the second version. */
    buyAgain: Type.Optional(Type.Boolean()),
    paymentMethods: PaymentParts,
    /** With `upgrade`: the plan to change to. */
    planId: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** Without one, the document of the buyer's last payment. */
    document: Type.Optional(DocumentNumber),
    address: Type.Optional(Address),
    captchaToken: Type.Optional(Type.String({ maxLength: 4096 })),
    flowId: Type.Optional(Type.String({ maxLength: 80 })),
    seller: Type.String({ minLength: 1, maxLength: 80 }),
    source: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { $id: 'PaymentV1Request', additionalProperties: false },
);
export type PaymentV1Request = Static<typeof PaymentV1Request>;
