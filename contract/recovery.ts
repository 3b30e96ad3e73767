import Type, { type Static } from 'typebox';
import { declineReasons, paymentMethods } from './enumerations';
import { paymentLinkFields } from './paymentLink';
import { AppliedVoucher, Plan } from './product';
import { withDescription } from './withDescription';

export const Recovery = Type.Object(
  {
    id: Type.String(),
    ...paymentLinkFields,
    plan: withDescription(
      Plan,
      "At today's price. `paymentMethods` in the order to offer them: what failed comes last.",
    ),
    voucher: Type.Union([AppliedVoucher, Type.Null()]),
    failedMethod: Type.Enum([...paymentMethods]),
    failedAt: Type.String({ format: 'date-time' }),
    declineReason: Type.Union([Type.Enum([...declineReasons]), Type.Null()], {
      description: 'Null when it was not declined but expired',
    }),
  },
  {
    $id: 'Recovery',
    description:
      'A purchase whose payment did not work out, to be paid after all. Paid meanwhile, 30 days old or unknown, it is 404. It is paid with POST /api/v1/payment, type `direct` and its `id` as the reference: the same purchase, so never twice.',
  },
);
export type Recovery = Static<typeof Recovery>;
