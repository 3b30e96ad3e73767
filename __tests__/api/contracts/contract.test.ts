import { createHash, randomUUID } from 'node:crypto';
import type { OpenDatabase } from '@/commerce/database/connect';
import { medcof } from '@/commerce/modules/catalogue/products/medcof';
import { requireContract } from '@/commerce/modules/contracts/acceptContract';
import { contractRepository } from '@/commerce/modules/contracts/repository';
import type { Contract, ContractAcceptance } from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { createLead, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import {
  accept,
  code,
  createContract,
  createContractLead,
  download,
  generate,
  planId,
} from '../../support/contractRequests';
import { extendTimeouts } from '../../support/extendTimeouts';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  extendTimeouts();
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

describe('a contract', () => {
  const day = 24 * 60 * 60 * 1000;
  const countContracts = async (leadId: string) =>
    (await commerce.database.query('select 1 from contracts where lead_id = $1', [leadId])).length;

  test('names this buyer, this plan and the price of the server', async () => {
    const leadId = await createContractLead(commerce.app, { name: 'Ana d’Ávila Souza' });
    const response = await generate(commerce.app, { leadId, planId });
    expect(response.statusCode).toBe(201);
    const contract = response.json<Contract>();
    expect(contract).toMatchObject({
      title: 'Contrato de prestação de serviços educacionais',
      acceptedAt: null,
    });
    for (const text of ['MedCof Educação Médica Ltda.', "Ana d'Ávila Souza", 'Revalida Anual']) {
      expect(contract.html).toContain(text);
    }
    expect(contract.markdown).toContain('R$\u00a03.588,00');
    expect(contract.hash).toBe(createHash('sha256').update(contract.markdown).digest('hex'));
  });

  test('is made once by simultaneous calls, with one key or several', async () => {
    const leadId = await createContractLead(commerce.app);
    const key = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => generate(commerce.app, { leadId, planId }, key)),
      ...Array.from({ length: 4 }, () => generate(commerce.app, { leadId, planId })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countContracts(leadId)).toBe(1);
  });

  test('stays the same for the same terms on another day', async () => {
    const leadId = await createContractLead(commerce.app);
    const first = await createContract(commerce.app, leadId);
    commerce.passTime(3 * day);
    const answer = await createContract(commerce.app, leadId);
    commerce.passTime(-3 * day);
    expect(answer).toEqual(first);
  });

  test('with a voucher is another one, at its price', async () => {
    const leadId = await createContractLead(commerce.app);
    const first = await createContract(commerce.app, leadId);
    const response = await generate(commerce.app, { leadId, planId, voucher: 'revalida10' });
    const other = response.json<Contract>();
    expect(other.contractId).not.toBe(first.contractId);
    expect(other.markdown).toContain('R$\u00a03.229,20');
  });

  test('is refused for the same key with other terms', async () => {
    const leadId = await createContractLead(commerce.app);
    const key = randomUUID();
    await generate(commerce.app, { leadId, planId }, key);
    const response = await generate(commerce.app, { leadId, planId, voucher: 'REVALIDA10' }, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test.each([
    ['planId', { planId: 'ms-anual' }],
    ['voucher', { voucher: 'NADA' }],
    ['offer', { offer: 'nothing' }],
  ])('is refused with the field that the product does not have: %s', async (field, change) => {
    const leadId = await createContractLead(commerce.app);
    const response = await generate(commerce.app, { leadId, planId, ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ field: `/${field}`, code: 'unknown' }] });
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nobody', '1; drop table leads'])(
    'is refused for an unknown lead: %s',
    async (leadId) => {
      const response = await generate(commerce.app, { leadId, planId });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test('does not exist for a lead of another product, or for a product without contracts', async () => {
    const leadId = await createLead(commerce.app);
    const foreign = await generate(commerce.app, { leadId, planId });
    const url = paths.contractGeneration.replace(':code', 'ms');
    const without = await post(commerce.app, url, { leadId, planId: 'ms-anual' });
    expect([foreign.statusCode, without.statusCode]).toEqual([404, 404]);
  });

  test.each([
    ['a strange member', { price: 1 }],
    ['no plan', { planId: undefined }],
  ])('is refused for a body with %s', async (_name, change) => {
    const leadId = await createContractLead(commerce.app);
    const response = await generate(commerce.app, { leadId, planId, ...change });
    expect(response.statusCode).toBe(400);
  });

  describe('the file', () => {
    const acceptNew = async () => {
      const leadId = await createContractLead(commerce.app);
      const { contractId } = await createContract(commerce.app, leadId);
      await accept(commerce.app, contractId, leadId);
      return contractId;
    };

    test('exists once the contract is accepted', async () => {
      const leadId = await createContractLead(commerce.app);
      const { contractId } = await createContract(commerce.app, leadId);
      const before = await download(commerce.app, contractId);
      expect([before.statusCode, before.json<Problem>().code]).toEqual([404, 'not_found']);
      expect(
        await commerce.database.query('select 1 from contract_files where contract_id = $1', [
          contractId,
        ]),
      ).toEqual([]);
      await accept(commerce.app, contractId, leadId);
      expect((await download(commerce.app, contractId)).statusCode).toBe(200);
    });

    test('is a PDF with a readable name, the same bytes each time', async () => {
      const contractId = await acceptNew();
      const [first, second] = await Promise.all([
        download(commerce.app, contractId),
        download(commerce.app, contractId),
      ]);
      expect(first.statusCode).toBe(200);
      expect(first.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="contrato-medcof-revalida.pdf"',
        'content-length': String(first.rawPayload.length),
        'cache-control': 'private, no-store',
      });
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      const later = await download(commerce.app, contractId);
      expect(later.rawPayload.equals(first.rawPayload)).toBe(true);
    });

    test('can be downloaded for thirty days after acceptance', async () => {
      const leadId = await createContractLead(commerce.app);
      const { contractId } = await createContract(commerce.app, leadId);
      commerce.passTime(20 * day);
      await accept(commerce.app, contractId, leadId);
      commerce.passTime(29 * day);
      const before = await download(commerce.app, contractId);
      commerce.passTime(2 * day);
      const after = await download(commerce.app, contractId);
      commerce.passTime(-51 * day);
      expect([before.statusCode, after.statusCode]).toEqual([200, 404]);
    });

    test('is not found by an id that is unknown, of another product, malformed or missing', async () => {
      const contractId = await acceptNew();
      const answers = await Promise.all([
        download(commerce.app, randomUUID()),
        download(commerce.app, contractId, 'ms'),
        download(commerce.app, "' or 1=1"),
        commerce.app.inject({ url: paths.contract.replace(':code', code) }),
      ]);
      const bodies = answers.map((answer) => ({ ...answer.json<object>(), instance: null }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    });
  });

  test('cannot be changed or deleted', async () => {
    await createContract(commerce.app, await createContractLead(commerce.app));
    for (const statement of ["update contracts set title = 'x'", 'delete from contracts']) {
      await expect(commerce.database.query(statement)).rejects.toThrow('contracts is append-only');
    }
  });
});

describe('the acceptance of a contract', () => {
  let database: OpenDatabase;

  beforeAll(() => {
    database = connectPatiently(commerce.database.url);
  });
  afterAll(async () => {
    await database.close();
  });

  async function prepare(): Promise<{ contract: Contract; leadId: string }> {
    const leadId = await createContractLead(commerce.app);
    return { leadId, contract: await createContract(commerce.app, leadId) };
  }

  test('records who accepted which text, when and from where, and the contract shows it', async () => {
    const { contract, leadId } = await prepare();
    const response = await accept(commerce.app, contract.contractId, leadId);
    expect(response.statusCode).toBe(201);
    const acceptance = response.json<ContractAcceptance>();
    expect(acceptance).toMatchObject({ contractId: contract.contractId, hash: contract.hash });
    const rows = await commerce.database.query(
      'select * from contract_acceptances where contract_id = $1',
      [contract.contractId],
    );
    expect(rows).toMatchObject([{ lead_id: leadId, hash: contract.hash }]);
    const { close, connection } = connectPatiently(commerce.database.url);
    const kept = await contractRepository(connection).findAcceptance(contract.contractId);
    await close();
    expect(kept?.address).toBe('127.0.0.1');
    const again = await createContract(commerce.app, leadId);
    expect(again).toEqual({ ...contract, acceptedAt: acceptance.acceptedAt });
  });

  test('stays the first one, however often and with whatever key it is repeated', async () => {
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

  test('is refused for a key that accepted another contract', async () => {
    const key = randomUUID();
    const [one, other] = [await prepare(), await prepare()];
    await accept(commerce.app, one.contract.contractId, one.leadId, key);
    const response = await accept(commerce.app, other.contract.contractId, other.leadId, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('is refused for another lead, and for an unknown contract', async () => {
    const { contract, leadId } = await prepare();
    const stranger = await createContractLead(commerce.app);
    const answers = await Promise.all([
      accept(commerce.app, contract.contractId, stranger),
      accept(commerce.app, randomUUID(), leadId),
      accept(commerce.app, 'none', leadId),
      accept(commerce.app, contract.contractId, 'none'),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<Problem>().code])).toEqual(
      Array(4).fill([404, 'not_found']),
    );
    expect((await createContract(commerce.app, leadId)).acceptedAt).toBeNull();
  });

  describe('a purchase', () => {
    const ask = (leadId: string, flowId: string, amount = 358800) => {
      const steps = medcof.flows.find(({ id }) => id === flowId)?.steps ?? [];
      return requireContract({ connection: database.connection }, steps, {
        leadId,
        planId,
        amount,
      });
    };

    test('in a flow with a contract requires its acceptance', async () => {
      const { contract, leadId } = await prepare();
      await expect(ask(leadId, 'contract')).rejects.toMatchObject({
        code: 'contract_not_accepted',
      });
      await accept(commerce.app, contract.contractId, leadId);
      await expect(ask(leadId, 'contract')).resolves.toBeUndefined();
    });

    test('at another price requires the contract for that price', async () => {
      const { leadId } = await prepare();
      const reduced = (
        await generate(commerce.app, { leadId, planId, voucher: 'REVALIDA10' })
      ).json<Contract>();
      await accept(commerce.app, reduced.contractId, leadId);
      await expect(ask(leadId, 'contract')).rejects.toMatchObject({
        code: 'contract_not_accepted',
      });
      await expect(ask(leadId, 'contract', 322920)).resolves.toBeUndefined();
    });

    test('in a flow without a contract requires none', async () => {
      await expect(ask(randomUUID(), 'default')).resolves.toBeUndefined();
    });
  });
});
