import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '@/commerce/database/connect';
import { getLimitRule } from '@/commerce/limits';
import { requestAccess } from '@/commerce/modules/access/resendAccess';
import { findPayment } from '@/commerce/modules/payments/findPayment';
import { askRefund } from '@/commerce/modules/payments/refunds/askRefund';
import { erasePerson, exportPerson, StillUnderWay } from '@/commerce/modules/privacy/person';
import { countUnsealed, sealEarlierRows } from '@/commerce/modules/privacy/sealEarlierRows';
import { open } from '@/commerce/database/sealing';
import type { LeadResponse } from '@/contract/lead';
import type { Contract } from '@/contract/contractDocument';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { collectEvents } from '../../support/collectEvents';
import { leadBody, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import {
  accept,
  createContract,
  createContractLead,
  download,
} from '../../support/contractRequests';
import { stringMatching } from '../../support/matchers';
import { readEveryRow } from '../../support/rowsOfEveryTable';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const school = collectEvents('school');
let commerce: TestCommerce;
let opened: OpenDatabase;

beforeAll(async () => {
  commerce = await startTestCommerce({
    destinations: [school.destination],
    timing: { deliverIntervalMs: 50 },
  });
  opened = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await opened.close();
  await commerce.stop();
});
beforeEach(() => {
  commerce.provider.reset();
});

const joana = {
  name: 'Joana Quitéria Prado',
  email: 'joana.prado@example.com',
  phone: '+5521976543210',
};
const document = '52998224725';
const address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: 'apto 21',
  district: 'Bela Vista',
  city: 'Guarulhos',
  state: 'SP',
  country: 'Brasil',
};

const traces = [
  'Joana',
  'Quitéria',
  'joana.prado',
  '21976543210',
  document,
  '529.982.247-25',
  'Paulista',
];

interface Bought {
  leadId: string;
  contractId: string;
  token: string;
}

async function buy(): Promise<Bought> {
  const leadId = await createContractLead(commerce.app, {
    ...joana,
    referer: 'Paulista Joana',
    consent: { version: '2026-11-01' },
  });
  await patchLead(commerce.app, leadId, { business: 'medcof', document, address });
  await post(commerce.app, buildPath(paths.phoneCode, { leadId }), {
    business: 'medcof',
    productCode: 'medcof-revalida',
  });
  const { contractId } = await createContract(commerce.app, leadId);
  await accept(commerce.app, contractId, leadId);
  await download(commerce.app, contractId);
  const answer = await post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId, 'card', {
      ...joana,
      document,
      address,
      amount: 358800,
      business: 'medcof',
      productCode: 'medcof-revalida',
      plan: 'medcof-revalida-anual',
      planId: 'medcof-revalida-anual',
      consent: { version: '2026-11-01' },
    }),
  );
  expect(answer.statusCode).toBe(201);
  return { leadId, contractId, token: answer.json<PaymentResponse>().token };
}

/** What operators and the worker write about a purchase once it is made. */
async function serve(token: string) {
  const { connection } = opened;
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  const paymentId = String(row?.id);
  const payment = await findPayment(connection, paymentId);
  if (!payment) throw new Error('No payment');
  const services = {
    clock: () => new Date(),
    connection,
    limits: { getRule: (name: Parameters<typeof getLimitRule>[1]) => getLimitRule({}, name) },
  };
  const asked = { cause: 'operator', askedBy: 'ana', reason: 'Joana mudou de turma' } as const;
  const refund = { paymentId, key: randomUUID(), amount: 1_000, pixKey: joana.email, ...asked };
  await askRefund(services, refund);
  await requestAccess(services, payment, { id: randomUUID(), askedBy: 'ana' });
  await eventually(
    () => commerce.database.query('select state from refunds where payment_id = $1', [paymentId]),
    ([first]) => first?.state === 'done',
  );
  // A version that kept the key once the money had arrived.
  await commerce.database.query('update refunds set pix_key = $1 where payment_id = $2', [
    joana.email,
    paymentId,
  ]);
  await commerce.database.query(
    `insert into operator_actions (payment_id, action, operator, reason, at)
     values ($1, 'confirm', 'ana', 'Joana Prado pagou no balcão', now())`,
    [paymentId],
  );
  await commerce.database.query(
    `insert into payment_alarms (payment_id, part, kind, expected, received, first_at, last_at, reported_at)
     values ($1, 1, 'disputed', 'no dispute', 'a dispute', now(), now(), now())`,
    [paymentId],
  );
  const lead = payment.purchase.leadId;
  await eventually(
    () =>
      commerce.database.query(
        `select type, state from outbox join outbox_deliveries on event_id = id where lead_id = $1`,
        [lead],
      ),
    (events) =>
      ['payment.refunded', 'access.requested'].every((meant) =>
        events.some(({ type }) => type === meant),
      ) && events.every(({ state }) => state === 'delivered'),
  );
}

const erase = (who: string) => erasePerson(opened.connection, who, new Date());

test('stored documents and phones are sealed', async () => {
  await buy();
  const rows = await readEveryRow(commerce.database);
  for (const text of [document, '529.982.247-25', '5521976543210', '21976543210'])
    expect(rows).not.toContain(text);
  await erase(joana.email);
});

test('an export contains everything about a person, and nothing about others', async () => {
  const { token } = await buy();
  await serve(token);
  await post(commerce.app, paths.lead, leadBody);
  const found = await exportPerson(opened.connection, joana.email.toUpperCase());
  const text = JSON.stringify(found);
  for (const part of [joana.name, joana.email, joana.phone, document, 'Guarulhos', '2026-11-01'])
    expect(text).toContain(part);
  expect(found?.contracts?.[0]?.markdown).toContain(joana.name);
  expect(found?.consents).toMatchObject([{ kind: 'privacy-notice' }, { kind: 'terms' }]);
  expect(found).toMatchObject({
    refunds: [{ amount: '1000', reason: 'Joana mudou de turma', pix_key: joana.email }],
    operator_actions: [{ operator: 'ana', reason: 'Joana Prado pagou no balcão' }],
    access_requests: [{ asked_by: 'ana' }],
    payment_alarms: [{ kind: 'disputed' }],
  });
  const paid = { from_state: 'processing', to_state: 'paid', part: null };
  expect(found?.payment_transitions).toContainEqual(expect.objectContaining(paid));
  expect(found?.outbox_deliveries).toHaveLength(found?.outbox?.length ?? 0);
  expect(found?.outbox_deliveries).toContainEqual(
    expect.objectContaining({ destination: 'school', state: 'delivered' }),
  );
  expect(text).not.toContain(leadBody.email);
  expect(text).not.toContain('sealed.');
  expect(await exportPerson(opened.connection, '529.982.247-25')).toEqual(found);
  expect(await exportPerson(opened.connection, 'nobody@example.com')).toBeNull();
  await erase(joana.email);
});

test('an erased person leaves amounts and hashes, and no trace in any row', async () => {
  const { contractId, leadId, token } = await buy();
  await serve(token);
  const before = await readEveryRow(commerce.database);
  expect(before).toContain('Joana');
  const [payment] = await commerce.database.query(
    'select id, amount, state from payments where token = $1',
    [token],
  );
  expect(await erase(joana.email)).toEqual({
    leads: 1,
    references: [payment?.id],
    addresses: [joana.email],
    fiscal: 1,
    openContracts: 0,
  });

  const rows = await readEveryRow(commerce.database);
  expect(traces.filter((trace) => rows.includes(trace))).toEqual([]);
  const after = await commerce.database.query(
    'select id, amount, state from payments where token = $1',
    [token],
  );
  expect(after).toEqual([payment]);
  const [contract] = await commerce.database.query(
    'select hash, amount, sealed_key from contracts join contract_keys on contract_id = id where id = $1',
    [contractId],
  );
  expect(contract).toMatchObject({
    hash: stringMatching(/^[0-9a-f]{64}$/),
    sealed_key: null,
  });
  const [refund] = await commerce.database.query(
    `select refunds.amount::int, operator_actions.reason = refunds.reason as is_alike, pix_key
     from refunds join operator_actions using (payment_id) join payments on payments.id = payment_id
     where token = $1`,
    [token],
  );
  expect(refund).toEqual({ amount: 1_000, is_alike: true, pix_key: null });
  expect((await download(commerce.app, contractId)).statusCode).toBe(404);
  const update = await patchLead(commerce.app, leadId, { business: 'medcof', document });
  expect(update.statusCode).toBe(404);
  expect((await commerce.app.inject(buildPath(paths.payment, { token }))).json()).toMatchObject({
    state: 'paid',
  });
  expect(await erase(joana.email)).toBeNull();
});

test('a payer is kept for the tax office, sealed, until five years after the year', async () => {
  const { token } = await buy();
  await erase(document);
  const [record] = await commerce.database.query(
    `select payer, keep_until from fiscal_records
     join payments on payments.id = payment_id where token = $1`,
    [token],
  );
  expect(JSON.parse(open(String(record?.payer), 'payer'))).toEqual({
    name: joana.name,
    document,
    address,
  });
  const year = new Date().getUTCFullYear();
  expect(record?.keep_until).toEqual(new Date(Date.UTC(year + 6, 0, 1)));
});

test('nobody is erased while a payment of theirs is under way', async () => {
  const body = { ...leadBody, ...joana, email: 'waits@example.com' };
  const leadId = (await post(commerce.app, paths.lead, body)).json<LeadResponse>().leadId;
  const pix = paymentBody(leadId, 'pix', { ...joana, email: 'waits@example.com', document });
  await post(commerce.app, paths.paymentV2, pix);
  await expect(erase('waits@example.com')).rejects.toThrow(StillUnderWay);
  expect(await exportPerson(opened.connection, 'waits@example.com')).not.toBeNull();
});

test('rows of a version that did not seal are sealed, found by their old values, and read as before', async () => {
  const old = '+5511955554444';
  const leadId = await createContractLead(commerce.app, { ...joana, email: 'old@example.com' });
  await patchLead(commerce.app, leadId, { business: 'medcof', document });
  await commerce.database.query('update leads set phone = $1 where id = $2', [old, leadId]);
  await commerce.database.query(
    'update lead_details set document = $1, document_hash = null where lead_id = $2',
    [document, leadId],
  );
  expect(Object(await countUnsealed(opened.connection))).toMatchObject({
    'leads.phone': 1,
    'lead_details.document': 1,
  });
  await Promise.all([sealEarlierRows(opened.connection), sealEarlierRows(opened.connection)]);
  expect(Object.values(await countUnsealed(opened.connection)).every((left) => left === 0)).toBe(
    true,
  );
  const found = await exportPerson(opened.connection, document);
  expect(found?.leads).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: leadId, phone: old })]),
  );
  const contract: Contract = await createContract(commerce.app, leadId);
  expect(contract.markdown).toMatch(/95555\s4444/);
});
