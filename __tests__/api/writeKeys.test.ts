import { randomUUID } from 'node:crypto';
import { open } from '@/commerce/database/sealing';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import { createLead, patchLead, paymentBody, post } from '../support/commerceRequests';
import { startSandboxSystem, type SandboxSystem } from '../support/startSandboxSystem';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';
import { beginTrial, cancel, getAgreement } from '../support/trials';

let commerce: TestCommerce;
let system: SandboxSystem;

beforeAll(async () => {
  [commerce, system] = await Promise.all([startTestCommerce(), startSandboxSystem()]);
});
afterAll(() => Promise.all([commerce.stop(), system.stop()]));

type Answer = Awaited<ReturnType<typeof post>>;

const told = ({ body, statusCode }: Answer) => ({ statusCode, body });
const toldCode = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const eightTimes = <Result>(work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: 8 }, work));
const reused = [422, 'idempotency_key_reused'];

describe('an update of a lead', () => {
  const business = 'meusucesso';
  const [cpf, otherCpf] = ['12345678909', '11144477735'];
  const patch = (leadId: string, document: string, key: string) =>
    patchLead(commerce.app, leadId, { business, document }, key);
  const findDocument = async (leadId: string) => {
    const query = 'select document from lead_details where lead_id = $1';
    const [row] = await commerce.database.query(query, [leadId]);
    return row && open(String(row.document), 'document');
  };

  test('is applied once per key: a late repetition undoes nothing', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    const [first, ...others] = await eightTimes(() => patch(leadId, cpf, key));
    expect(first?.statusCode).toBe(200);
    expect(others.map(told)).toEqual(others.map(() => first && told(first)));
    await patch(leadId, otherCpf, randomUUID());
    expect(told(await patch(leadId, cpf, key))).toEqual(first && told(first));
    expect(await findDocument(leadId)).toBe(otherCpf);
  });

  test('with a key used for something else is refused, and changes nothing', async () => {
    const [one, other] = [await createLead(commerce.app), await createLead(commerce.app)];
    const key = randomUUID();
    await patch(one, cpf, key);
    expect(toldCode(await patch(one, otherCpf, key))).toEqual(reused);
    expect(toldCode(await patch(other, cpf, key))).toEqual(reused);
    expect([await findDocument(one), await findDocument(other)]).toEqual([cpf, undefined]);
  });

  test('that is refused leaves its key to the next attempt', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    expect(toldCode(await patch(leadId, '12345678900', key))).toEqual([422, 'invalid_field']);
    expect((await patch(leadId, cpf, key)).statusCode).toBe(200);
    expect(await findDocument(leadId)).toBe(cpf);
  });
});

describe('the cancellation of a trial', () => {
  test('is done once, and repeated with the same answer', async () => {
    const { agreementId, token } = await beginTrial(commerce);
    const key = randomUUID();
    const [first, ...others] = await eightTimes(() => cancel(commerce, agreementId, key));
    expect(first?.json()).toMatchObject({ state: 'cancelled' });
    expect(others.map(told)).toEqual(others.map(() => first && told(first)));
    const ends = await commerce.database.query(
      `select cause from payment_transitions t join payments p on p.id = t.payment_id
       where p.token = $1 and t.to_state = 'expired'`,
      [token],
    );
    expect(ends).toEqual([{ cause: 'buyer' }]);
  });

  test('with the key of another one is refused, and cancels nothing', async () => {
    const [one, other] = [await beginTrial(commerce), await beginTrial(commerce)];
    const key = randomUUID();
    await cancel(commerce, one.agreementId, key);
    expect(toldCode(await cancel(commerce, other.agreementId, key))).toEqual(reused);
    expect(await getAgreement(commerce, other.agreementId)).toMatchObject({ state: 'active' });
  });
});

describe('the simulation of a payment', () => {
  const payByPix = async () => {
    const body = paymentBody(await createLead(system.app), 'pix');
    return (await post(system.app, paths.paymentV2, body)).json<{ token: string }>().token;
  };
  const simulate = (token: string, key: string) =>
    post(system.app, buildPath(paths.paymentSimulation, { token }), {}, key);

  test('is done once, and repeated with the same answer', async () => {
    const token = await payByPix();
    const key = randomUUID();
    const [first, ...others] = await eightTimes(() => simulate(token, key));
    expect(first?.json()).toMatchObject({ state: 'paid', token });
    expect(others.map(told)).toEqual(others.map(() => first && told(first)));
    expect(told(await simulate(token, key))).toEqual(first && told(first));
  });

  test('with the key of another one is refused, and pays nothing', async () => {
    const [one, other] = [await payByPix(), await payByPix()];
    const key = randomUUID();
    await simulate(one, key);
    expect(toldCode(await simulate(other, key))).toEqual(reused);
    const view = await system.app.inject(buildPath(paths.payment, { token: other }));
    expect(view.json<PaymentView>().state).toBe('pending');
  });

  test('of an ended payment is refused with a new key only', async () => {
    const [paid, ended] = [await payByPix(), await payByPix()];
    const key = randomUUID();
    await simulate(paid, key);
    await system.database.query(`update payments set state = 'refunded' where token = any($1)`, [
      [paid, ended],
    ]);
    await system.database.query(
      `update payment_parts set state = 'refunded', next_check_at = null
       where payment_id in (select id from payments where token = any($1))`,
      [[paid, ended]],
    );
    expect((await simulate(paid, key)).json()).toMatchObject({ state: 'refunded' });
    expect(toldCode(await simulate(paid, randomUUID()))).toEqual([409, 'payment_ended']);
    expect(toldCode(await simulate(ended, randomUUID()))).toEqual([409, 'payment_ended']);
  });
});
