import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callSandbox, getLedger } from './support/callSandbox';
import { bankSlipRequest, pixRequest } from './support/chargeRequests';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const payer = {
  name: 'Joana Prado',
  email: 'joana@example.com',
  phone: '+5521976543210',
  document: '52998224725',
};

const readJournal = () => readFile(join(sandbox.directory, 'journal.jsonl'), 'utf8');

const forget = (...paymentIds: string[]) =>
  callSandbox(sandbox.app, 'POST', '/charges/forget-payers', { paymentIds });

test('a payer is erased from memory and from the file, and amounts and other payers stay', async () => {
  const { body: slip } = await callSandbox(sandbox.app, 'POST', '/charges', {
    ...bankSlipRequest,
    payer,
  });
  await callSandbox(sandbox.app, 'POST', '/charges', { ...pixRequest, paymentId: 'other' });
  const ledger = await getLedger(sandbox.app);
  const [answer, later] = await Promise.all([
    forget(bankSlipRequest.paymentId),
    callSandbox(sandbox.app, 'POST', '/charges', { ...pixRequest, paymentId: 'meanwhile' }),
  ]);
  expect(answer).toMatchObject({ status: 200, body: { charges: 1 } });
  expect(later.status).toBe(201);
  const journal = await readJournal();
  for (const text of Object.values(payer)) expect(journal).not.toContain(text);
  expect(journal).toContain(pixRequest.payer.name);
  expect(journal.trim().split('\n')).toHaveLength(3);
  const page = await sandbox.app.inject(`/bankslips/${slip.id}/document`);
  expect(page.body).not.toContain(payer.name);
  await sandbox.restart();
  const after = await getLedger(sandbox.app);
  expect(after.slice(0, ledger.length)).toEqual(ledger);
  expect(after).toHaveLength(ledger.length + 1);
  const paid = await callSandbox(sandbox.app, 'POST', `/bankslips/${slip.id}/pay`, {});
  expect(paid.status).toBe(200);
});

test('an unknown payment erases nobody', async () => {
  expect(await forget('nothing')).toMatchObject({ status: 200, body: { charges: 0 } });
});

test('erasing requires the key of the merchant', async () => {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/charges/forget-payers',
    payload: { paymentIds: ['a'] },
  });
  expect(answer.statusCode).toBe(401);
});
