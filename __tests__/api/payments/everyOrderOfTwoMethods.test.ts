import type { ChargeStatus } from '@/commerce/providers/PaymentProvider';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
import { deliverWebhookOf } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let tooEarly: string[] = [];

beforeAll(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  await openConnections(commerce.app);
  const { provider } = commerce;
  const capture = provider.captureCharge.bind(provider);
  vi.spyOn(provider, 'captureCharge').mockImplementation((chargeId) => {
    if (!isOtherTaken(chargeId)) tooEarly.push(chargeId);
    return capture(chargeId);
  });
});
afterAll(() => commerce.stop());

const takenStatuses: readonly ChargeStatus[] = ['authorized', 'captured'];
const isTaken = ({ status }: { status: ChargeStatus }) => takenStatuses.includes(status);

/** The first order of the case that is tried: what follows are its two charges. */
let firstOrder = 0;
const listReferences = () =>
  commerce.provider.orders.slice(firstOrder).map(({ reference }) => reference);

function isOtherTaken(chargeId: string): boolean {
  const charges = listReferences().map((reference) => commerce.provider.chargeOf(reference));
  return (
    charges.length === 2 && charges.every((charge) => charge.id === chargeId || isTaken(charge))
  );
}

/** What a part comes to: at once, or after the buyer was asked; a Pix always waits. */
interface Fate {
  at: 'once' | 'later';
  end: 'taken' | 'failed';
}

const fates: readonly Fate[] = [
  { at: 'once', end: 'taken' },
  { at: 'once', end: 'failed' },
  { at: 'later', end: 'taken' },
  { at: 'later', end: 'failed' },
];
const isLater = ({ at }: Fate) => at === 'later';

interface Case {
  second: 'card' | 'pix';
  fates: readonly [Fate, Fate];
  /** The parts in the order in which they are decided later. */
  order: readonly number[];
}

const cases = (['card', 'pix'] as const).flatMap((second) =>
  fates.flatMap((first) =>
    fates
      .filter((other) => second === 'card' || isLater(other))
      .flatMap((other): Case[] => {
        const both = [first, other] as const;
        const open = [0, 1].filter((index) => isLater(both[index] ?? first));
        const orders = open.length === 2 ? [open, [...open].reverse()] : [open];
        return orders.map((order) => ({ second, fates: both, order }));
      }),
  ),
);

const describeCase = ({ fates: [one, other], order, second }: Case) => {
  const last = order.length === 2 ? `, the ${order[1] === 0 ? 'card' : 'other'} last` : '';
  return `card ${one.end} ${one.at}, ${second} ${other.end} ${other.at}${last}`;
};

const toStatus = ({ at, end }: Fate): ChargeStatus => {
  if (at === 'later') return 'requires_action';
  return end === 'taken' ? 'captured' : 'declined';
};

function toEnd(method: 'card' | 'pix', { end }: Fate): ChargeStatus {
  if (method === 'pix') return end === 'taken' ? 'captured' : 'expired';
  return end === 'taken' ? 'authorized' : 'declined';
}

async function pay({ fates: [one, other], second }: Case) {
  const { provider } = commerce;
  provider.nextCardStatuses = second === 'card' ? [one, other].map(toStatus) : [toStatus(one)];
  firstOrder = provider.orders.length;
  const paymentMethods = [parts.card(64_000), parts[second](50_000)];
  const body = paymentBody(await createLead(commerce.app), 'card', { paymentMethods });
  await post(commerce.app, paths.paymentV2, body);
  const references = listReferences();
  const [row] = await commerce.database.query(
    'select id, token from payments where id::text = $1',
    [references[0]],
  );
  return { references, id: String(row?.id), token: String(row?.token) };
}

async function decide(
  { fates: both, order, second }: Case,
  references: readonly string[],
): Promise<void> {
  const methods = ['card', second] as const;
  const openStatuses: readonly ChargeStatus[] = ['requires_action', 'pending'];
  for (const index of order) {
    const [reference, fate, method] = [references[index], both[index], methods[index]];
    if (reference === undefined || !fate || !method) continue;
    // The other part may have ended this one at the provider: then nobody pays it any more.
    if (!openStatuses.includes(commerce.provider.chargeOf(reference).status)) continue;
    commerce.provider.set(reference, toEnd(method, fate));
    await deliverWebhookOf(commerce, reference);
    await deliverWebhookOf(commerce, reference);
  }
}

const settledOf = (id: string) =>
  eventually(
    () =>
      commerce.database.query(
        `select state, pending_action from payment_parts where payment_id = $1 order by position`,
        [id],
      ),
    (rows) =>
      rows.every(
        ({ pending_action: action, state }) =>
          action === null && !['created', 'processing', 'authorized'].includes(String(state)),
      ),
  );

test.each(cases.map((each): [string, Case] => [describeCase(each), each]))(
  'two methods are captured together or not at all: %s',
  async (_name, each) => {
    tooEarly = [];
    const { id, references, token } = await pay(each);
    await decide(each, references);
    const rows = await settledOf(id);
    const view = (
      await commerce.app.inject(buildPath(paths.payment, { token }))
    ).json<PaymentView>();
    const statuses = references.map((reference) => commerce.provider.chargeOf(reference).status);
    const isPaid = each.fates.every(({ end }) => end === 'taken');
    expect(tooEarly).toEqual([]);
    if (isPaid) {
      expect(statuses).toEqual(['captured', 'captured']);
      expect(rows.map(({ state }) => state)).toEqual(['paid', 'paid']);
      expect(view.state).toBe('paid');
      return;
    }
    expect(
      statuses.filter((status) => !['declined', 'expired', 'refunded', 'voided'].includes(status)),
    ).toEqual([]);
    expect(['declined', 'expired']).toContain(view.state);
  },
);

test('no payment was ever paid with one part missing', async () => {
  const rows = await commerce.database.query(
    `select whole.payment_id, (select count(*)::int from payment_transitions part
       where part.payment_id = whole.payment_id and part.part is not null
         and part.to_state = 'paid' and part.id < whole.id) as paid
     from payment_transitions whole where whole.part is null and whole.to_state = 'paid'`,
  );
  expect(rows.length).toBe(
    cases.filter((each) => each.fates.every(({ end }) => end === 'taken')).length,
  );
  expect(rows.filter(({ paid }) => paid !== 2)).toEqual([]);
});
