import Type, { type Static } from 'typebox';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';
import { withDescription } from './withDescription';

export const invoiceKinds = ['invoice', 'sale-invoice', 'first-invoice-payment'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const Invoice = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...invoiceKinds]),
    state: Type.Literal('open'),
    description: Type.String({ description: 'What it is for, as anyone who made it wrote' }),
    dueDate: Type.String({ format: 'date' }),
    endsAt: Type.String({
      description: 'From then on it can no longer be paid here',
      format: 'date-time',
    }),
    ...paymentLinkFields,
    plan: withDescription(
      Plan,
      "The plan as invoiced: `amount` is what is owed; installments and methods are the plan's",
    ),
  },
  {
    $id: 'Invoice',
    description:
      'An open invoice. An ended or unknown one is 404, a paid one 409 `already_paid`. It is paid with POST /api/v1/payment, its `kind` as the type and its `id` as the reference.',
  },
);
export type Invoice = Static<typeof Invoice>;
