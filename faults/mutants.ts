export interface Mutant {
  name: string;
  changes: readonly { file: string; find: string; replace: string }[];
  scenario: string;
  share: number;
  figure: string;
}

const payments = 'commerce/modules/payments';

export const mutants: readonly Mutant[] = [
  {
    name: 'no lock',
    changes: [
      {
        file: `${payments}/repository.ts`,
        find: `        )
        .for('update');
      if (!locked) throw new Error(\`The purchase of`,
        replace: `        );
      if (!locked) throw new Error(\`The purchase of`,
      },
      {
        file: `${payments}/placePayment.ts`,
        find: 'runExclusive(`lead:${order.leadId}`',
        replace: 'runExclusive(`attempt:${attempt.idempotencyKey}`',
      },
      {
        file: 'commerce/database/migrations/0001_payments.sql',
        find: 'create unique index payments_one_in_flight',
        replace: 'create index payments_one_in_flight',
      },
    ],
    scenario: 'purchases',
    share: 0.1,
    figure: 'purchases: purchases captured at most once',
  },
  {
    name: 'no amount check',
    changes: [
      {
        file: 'commerce/modules/checkout/orderParts.ts',
        find: 'if (amount !== total || !isAsShown) throw',
        replace: 'if (amount !== amount && !isAsShown) throw',
      },
    ],
    scenario: 'tampering',
    share: 0.05,
    figure: 'tampering: charges as quoted',
  },
  {
    name: 'sweep off',
    changes: [
      {
        file: 'commerce/recurring.ts',
        find: '  let isDone = false;',
        replace: '  let isDone = true;',
      },
    ],
    scenario: 'journal',
    share: 0.1,
    figure: 'journal: payments settled',
  },
  {
    name: 'key ignored',
    changes: [
      {
        file: `${payments}/attempts.ts`,
        find: 'return await pay({ address, idempotencyKey, receivedAt, requestHash });',
        replace:
          'return await pay({ address, idempotencyKey: crypto.randomUUID(), receivedAt, requestHash });',
      },
    ],
    scenario: 'intents',
    share: 0.02,
    figure: 'intents: intents answered alike',
  },
  {
    name: 'early acknowledgement',
    changes: [
      {
        file: 'commerce/modules/leads/leads.ts',
        find: '  const written = await writeLead(services, {',
        replace: '  const written = true;\n  const create = () => writeLead(services, {',
      },
      {
        file: 'commerce/modules/leads/leads.ts',
        find: '  if (written) return toResponse(services, { id, email: request.email });',
        replace:
          '  setTimeout(() => void create().catch(() => undefined), 300);\n  if (written) return toResponse(services, { id, email: request.email });',
      },
    ],
    scenario: 'kills',
    share: 0.03,
    figure: 'kills: acknowledged and kept',
  },
  {
    name: 'refunds planned without a lock',
    changes: [
      {
        file: `${payments}/refunds/askRefund.ts`,
        find: 'await lockPayment(transaction, request.paymentId)',
        replace: 'await findUnlocked(transaction, request.paymentId)',
      },
      {
        file: `${payments}/refunds/askRefund.ts`,
        find: "import { findPaidAt } from '../findPayment';",
        replace: `import { findPaidAt, findPayment } from '../findPayment';
const findUnlocked: typeof lockPayment = async (transaction, id) =>
  ({ payment: await findPayment(transaction, id) }) as never;`,
      },
    ],
    scenario: 'refunds',
    share: 0.04,
    figure: 'refunds: payments of which no more was to go back than was paid',
  },
  {
    name: 'refund with a name of each try',
    changes: [
      {
        file: `${payments}/refunds/giveBack.ts`,
        find: 'const { amount, id: reference, pixKey } = refund;',
        replace: 'const { amount, pixKey } = refund;\n    const reference = crypto.randomUUID();',
      },
    ],
    scenario: 'refunds',
    share: 0.04,
    figure: 'refunds: payments of which each refund was made once',
  },
];
