import { randomUUID } from 'node:crypto';
import { createCatalog } from '@/commerce/catalog/createCatalog';
import { registry } from '@/commerce/catalog/registry';
import { schoolNetworks } from '@/commerce/catalog/schools/schoolNetworks';
import { connect, type OpenDatabase } from '@/commerce/database/connect';
import { requireContract } from '@/commerce/domain/requireContract';
import type { Contract, ContractAcceptance } from '@/contract/contractDocument';
import {
  accept,
  code,
  createContract,
  createContractLead,
  generate,
  planId,
} from '../../support/contractRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let database: OpenDatabase;

beforeAll(async () => {
  commerce = await startTestCommerce();
  database = connect(commerce.database.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await commerce.stop();
});

async function prepare(): Promise<{ contract: Contract; leadId: string }> {
  const leadId = await createContractLead(commerce.app);
  return { leadId, contract: await createContract(commerce.app, leadId) };
}

test('who, when, from where and which text are recorded, and the contract says so', async () => {
  const { contract, leadId } = await prepare();
  const response = await accept(commerce.app, contract.contractId, leadId);
  expect(response.statusCode).toBe(201);
  const acceptance = response.json<ContractAcceptance>();
  expect(acceptance).toMatchObject({ contractId: contract.contractId, hash: contract.hash });
  const rows = await commerce.database.query(
    'select * from contract_acceptances where contract_id = $1',
    [contract.contractId],
  );
  expect(rows).toMatchObject([{ lead_id: leadId, hash: contract.hash, address: '127.0.0.1' }]);
  const again = await createContract(commerce.app, leadId);
  expect(again).toEqual({ ...contract, acceptedAt: acceptance.acceptedAt });
});

test('however often and with whatever key, the first acceptance stays', async () => {
  const { contract, leadId } = await prepare();
  const key = randomUUID();
  const first = await accept(commerce.app, contract.contractId, leadId, key);
  commerce.passTime(60_000);
  const later = await Promise.all([
    accept(commerce.app, contract.contractId, leadId, key),
    accept(commerce.app, contract.contractId, leadId),
  ]);
  commerce.passTime(-60_000);
  expect(later.map(({ body }) => body)).toEqual([first.body, first.body]);
});

test('a key that accepted another contract is refused', async () => {
  const key = randomUUID();
  const [one, other] = [await prepare(), await prepare()];
  await accept(commerce.app, one.contract.contractId, one.leadId, key);
  const response = await accept(commerce.app, other.contract.contractId, other.leadId, key);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('nobody else can accept it, nor one that is not there', async () => {
  const { contract, leadId } = await prepare();
  const stranger = await createContractLead(commerce.app);
  const answers = await Promise.all([
    accept(commerce.app, contract.contractId, stranger),
    accept(commerce.app, randomUUID(), leadId),
    accept(commerce.app, 'none', leadId),
    accept(commerce.app, contract.contractId, 'none'),
  ]);
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(4).fill([404, 'not_found']),
  );
  expect((await createContract(commerce.app, leadId)).acceptedAt).toBeNull();
});

describe('a purchase', () => {
  const catalog = createCatalog(registry, schoolNetworks);
  const ask = (leadId: string, flowId: string | null, amount = 358800) =>
    requireContract(
      { catalog, connection: database.connection },
      { business: 'medcof', productCode: code, operation: 'BR', planId, leadId, flowId, amount },
    );

  test('in the flow with a contract waits for its acceptance', async () => {
    const { contract, leadId } = await prepare();
    await expect(ask(leadId, 'contract')).rejects.toMatchObject({ code: 'contract_not_accepted' });
    await accept(commerce.app, contract.contractId, leadId);
    await expect(ask(leadId, 'contract')).resolves.toBeUndefined();
  });

  test('at another price needs the contract about that price', async () => {
    const { leadId } = await prepare();
    const reduced = (
      await generate(commerce.app, { leadId, planId, voucher: 'REVALIDA10' })
    ).json<Contract>();
    await accept(commerce.app, reduced.contractId, leadId);
    await expect(ask(leadId, 'contract')).rejects.toMatchObject({ code: 'contract_not_accepted' });
    await expect(ask(leadId, 'contract', 322920)).resolves.toBeUndefined();
  });

  test.each(['default', null, 'unknown'])('in flow %s needs none', async (flowId) => {
    await expect(ask(randomUUID(), flowId)).resolves.toBeUndefined();
  });
});
