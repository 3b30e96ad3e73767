import Type, { type Static } from 'typebox';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';

/** The payment types that pay an invoice. */
export const invoiceKinds = ['invoice', 'sale-invoice', 'first-invoice-payment'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * An open invoice. A paid, ended or unknown one is 404. It is paid with POST /api/v1/payment, its
 * `kind` as the type and its `id` as the reference.
 */
export const Invoice = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...invoiceKinds]),
    state: Type.Literal('open'),
    /** What it is for, as anyone who made it wrote. */
    description: Type.String(),
    dueDate: Type.String({ format: 'date' }),
    /** From then on it can no longer be paid here. */
    endsAt: Type.String({ format: 'date-time' }),
    ...paymentLinkFields,
    /** The plan as invoiced: `amount` is what is owed; installments and methods are the plan's. */
    plan: Plan,
  },
  { $id: 'Invoice' },
);
export type Invoice = Static<typeof Invoice>;
