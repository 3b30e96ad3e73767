import Type, { type Static } from 'typebox';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';

export const ReminderLink = Type.Object(
  {
    ...paymentLinkFields,
    plan: Plan,
    isWithdrawn: Type.Boolean({ description: 'Whether the buyer is reminded of nothing any more' }),
  },
  { $id: 'ReminderLink', description: 'Who is reminded of an unfinished purchase, and of which' },
);
export type ReminderLink = Static<typeof ReminderLink>;

export const ReminderWithdrawal = Type.Object(
  {},
  {
    $id: 'ReminderWithdrawal',
    description: 'The buyer wants no more reminders',
    additionalProperties: false,
    examples: [{}],
  },
);

export const RemindersWithdrawn = Type.Object(
  { isWithdrawn: Type.Literal(true) },
  { $id: 'RemindersWithdrawn', description: 'The buyer is reminded of nothing any more' },
);
export type RemindersWithdrawn = Static<typeof RemindersWithdrawn>;
