import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { buildPath, paths } from '@/contract/paths';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { createEmail } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { collectEvents } from '../../support/collectEvents';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
import { createSample, ms, paymentV1Body } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, cancel } from '../../support/trials';

const collector = collectEvents();
let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({
    timing: quickSweep,
    destinations: [collector.destination],
  });
  await openConnections(commerce.app);
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const createPerson = () => ({ email: createEmail(), document: generateCpf() });

async function order(
  method: Parameters<typeof paymentBody>[1],
  person: Pick<PaymentRequest, 'email' | 'document'>,
  changes: Partial<PaymentRequest> = {},
) {
  const leadId = await createLead(commerce.app, { email: person.email });
  const body = paymentBody(leadId, method, { ...person, buyAgain: false, ...changes });
  const answer = await post(commerce.app, paths.paymentV2, body);
  expect(answer.statusCode).toBe(201);
  const { token } = answer.json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { id: String(row?.id), leadId, token, answer: answer.json<PaymentResponse>() };
}

type Order = Awaited<ReturnType<typeof order>>;

const getView = async ({ token }: Pick<Order, 'token'>) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

const statesOf = (...orders: Order[]) =>
  Promise.all(orders.map(async (each) => (await getView(each)).state));

const become = (orders: Order[], states: string[]) =>
  eventually(
    () => statesOf(...orders),
    (found) => found.join() === states.join(),
  );

async function tell({ id }: Pick<Order, 'id'>, said: Partial<Charge> = {}) {
  commerce.provider.distort = (charge) =>
    charge.reference === id ? { ...charge, ...said } : charge;
  const event = {
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId: id },
  } as const;
  // Repeated until it is accepted: a busy machine may refuse it for lack of time.
  await eventually(
    () => commerce.app.inject(event),
    ({ statusCode }) => statusCode === 204,
  );
  commerce.provider.distort = undefined;
}

function arrive(paid: Order) {
  commerce.provider.set(paid.id, 'captured');
  return tell(paid);
}

const otherPlan = {
  plan: 'ms-essencial',
  planId: 'ms-essencial',
  planType: 'recurrency',
  amount: 18720,
} as const;

describe('late money for a product that its buyer has paid with another lead', () => {
  test.each(['pix', 'bankslip'] as const)(
    'is refunded when a card came before a %s',
    async (late) => {
      const person = createPerson();
      const open = await order(late, person);
      const card = await order('card', person);
      await arrive(open);
      expect(await become([open, card], ['refunded', 'paid'])).toEqual(['refunded', 'paid']);
      expect(commerce.provider.chargeOf(open.id).status).toBe('refunded');
      expect(commerce.provider.chargeOf(card.id).status).toBe('captured');
    },
  );

  test('is refunded when a Pix came before the card that was being charged', async () => {
    const person = createPerson();
    const pix = await order('pix', person);
    commerce.provider.cardStatus = 'requires_action';
    const card = await order('card', person);
    await arrive(pix);
    await arrive(card);
    expect(await become([pix, card], ['paid', 'refunded'])).toEqual(['paid', 'refunded']);
  });

  test('is never captured where it is only authorized', async () => {
    const person = createPerson();
    commerce.provider.nextCardStatuses = ['authorized'];
    const pair = await order('pix', person, {
      paymentMethods: [parts.card(57000), parts.pix(57000)],
    });
    const card = await order('card', person);
    const pix = `${pair.id}.2`;
    commerce.provider.set(pix, 'captured');
    await tell({ id: pix });
    expect(
      await eventually(
        () => [pair.id, pix].map((part) => commerce.provider.chargeOf(part).status),
        (statuses) => statuses.join() === 'voided,refunded',
      ),
    ).toEqual(['voided', 'refunded']);
    expect(await statesOf(card)).toEqual(['paid']);
  });

  test.each([
    [
      'e-mail address, however it is written',
      () => {
        const email = createEmail();
        return [
          { email, document: generateCpf() },
          { email: email.toUpperCase(), document: generateCpf() },
        ];
      },
    ],
    [
      'document',
      () => {
        const document = generateCpf();
        return [
          { email: createEmail(), document },
          { email: createEmail(), document },
        ];
      },
    ],
  ] as const)('is refunded to a buyer known by the %s', async (_, createTwo) => {
    const [one = createPerson(), other = createPerson()] = createTwo();
    const pix = await order('pix', one);
    const card = await order('card', other);
    await arrive(pix);
    expect(await become([pix, card], ['refunded', 'paid'])).toEqual(['refunded', 'paid']);
  });

  test('is refunded for another plan of the product, too', async () => {
    const person = createPerson();
    commerce.provider.nextCardStatuses = ['requires_action'];
    const other = await order('card', person, otherPlan);
    const card = await order('card', person);
    await arrive(other);
    expect(await become([other, card], ['refunded', 'paid'])).toEqual(['refunded', 'paid']);
  });

  test('is refunded when the invoice of a seller was paid', async () => {
    const person = createPerson();
    const pix = await order('pix', person);
    const sold = await createLead(commerce.app, { email: person.email });
    const { id } = await createSample(commerce, 'sale-invoice', { ...ms, leadId: sold });
    const body = paymentV1Body('sale-invoice', id, parts.card(114000), {
      document: person.document,
    });
    expect((await post(commerce.app, paths.paymentV1, body)).json()).toMatchObject({
      payment: { state: 'paid' },
    });
    await arrive(pix);
    expect(await become([pix], ['refunded'])).toEqual(['refunded']);
  });

  test('is refunded while the trial of another lead runs, and kept once it is cancelled', async () => {
    const person = createPerson();
    const first = await order('pix', person);
    const second = await order('pix', person);
    const { agreementId } = await beginTrial(commerce, person);
    await arrive(first);
    expect(await become([first], ['refunded'])).toEqual(['refunded']);
    await cancel(commerce, agreementId);
    await arrive(second);
    expect(await become([second], ['paid'])).toEqual(['paid']);
  });

  test('is refunded for all but one of many simultaneous payments', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = createPerson();
      const open: Order[] = [];
      for (let each = 0; each < 4; each += 1) open.push(await order('pix', person));
      await Promise.all(open.map(arrive));
      const settled = await eventually(
        () => statesOf(...open),
        (states) => states.every((state) => state === 'paid' || state === 'refunded'),
      );
      expect(settled.toSorted()).toEqual(['paid', 'refunded', 'refunded', 'refunded']);
    }
  });

  test('is published as no sale, and as refunded', async () => {
    const person = createPerson();
    const pix = await order('pix', person);
    await order('card', person);
    await arrive(pix);
    const told = await collector.of(pix.leadId, 4);
    expect(told.map(({ type, data }) => [type, data.paysPurchase])).toEqual([
      ['lead.created', undefined],
      ['payment.pending', false],
      ['payment.paid', false],
      ['payment.refunded', false],
    ]);
  });

  test('is never shown as paid while it is being refunded', async () => {
    const person = createPerson();
    const pix = await order('pix', person);
    await order('card', person);
    commerce.provider.isAway = true;
    await arrive(pix);
    expect(await getView(pix)).toMatchObject({ state: 'processing' });
    expect(await getView(pix)).not.toHaveProperty('paidAt');
    commerce.provider.isAway = false;
    const back = await eventually(
      () => {
        // After a long outage it is retried rarely.
        commerce.passTime(10_000);
        return getView(pix);
      },
      ({ state }) => state === 'refunded',
    );
    expect(back).toMatchObject({ refund: { amount: 114000 } });
  });
});

describe('late money for a product paid with another lead is kept', () => {
  test('when its buyer agreed to buy again', async () => {
    const person = createPerson();
    await order('card', person);
    const again = await order('pix', person, { buyAgain: true });
    const third = await order('card', person, { buyAgain: true });
    await arrive(again);
    expect(await statesOf(again, third)).toEqual(['paid', 'paid']);
  });

  test('when another person has paid', async () => {
    const pix = await order('pix', createPerson());
    const card = await order('card', createPerson());
    await arrive(pix);
    expect(await statesOf(pix, card)).toEqual(['paid', 'paid']);
  });

  test('when the first payment was refunded', async () => {
    const person = createPerson();
    const pix = await order('pix', person);
    const card = await order('card', person);
    commerce.provider.set(card.id, 'refunded');
    await tell(card);
    await arrive(pix);
    expect(await statesOf(pix, card)).toEqual(['paid', 'refunded']);
  });

  test('when the first payment was lost in a dispute', async () => {
    const person = createPerson();
    const [first, second] = [await order('bankslip', person), await order('bankslip', person)];
    const card = await order('card', person);
    await tell(card, { dispute: 'open' });
    // Undecided: the first is still paid.
    await arrive(first);
    expect(await become([first, card], ['refunded', 'paid'])).toEqual(['refunded', 'paid']);
    await tell(card, { dispute: 'lost', status: 'refunded' });
    commerce.provider.set(card.id, 'refunded');
    await arrive(second);
    expect(await statesOf(second, card)).toEqual(['paid', 'refunded']);
  });
});
