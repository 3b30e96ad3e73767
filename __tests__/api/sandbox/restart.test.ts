import { appendFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callSandbox, getLedger } from './support/callSandbox';
import { bankSlipRequest, cardRequest, mpesaRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
let journal: string;

async function start(options: Parameters<typeof openTestSandbox>[0] = {}) {
  sandbox = await openTestSandbox(options);
  journal = join(sandbox.directory, 'journal.jsonl');
}

afterEach(() => sandbox.close());

const create = (request: object, paymentId: string) =>
  callSandbox(sandbox.app, 'POST', '/charges', { ...request, paymentId });

async function everything(ids: string[]) {
  const charges = await Promise.all(
    ids.map((id) => callSandbox(sandbox.app, 'GET', `/charges/${id}`)),
  );
  const ledger = await getLedger(sandbox.app);
  const keys: unknown = (await sandbox.app.inject('/keys')).json();
  return { charges, ledger, keys };
}

test('a restart keeps charges, ledger and key', async () => {
  await start();
  const encryptedCard = await encryptCard(sandbox.app, '5555555555554444');
  const answers = [
    await create({ ...cardRequest, encryptedCard }, 'card'),
    await create(pixRequest, 'pix'),
    await create(bankSlipRequest, 'slip'),
    await create(mpesaRequest, 'm-pesa'),
  ];
  const ids = answers.map(({ body }) => body.id);
  const [cardId = '', , slipId = ''] = ids;
  await callSandbox(sandbox.app, 'POST', `/charges/${cardId}/refund`);
  await callSandbox(sandbox.app, 'POST', `/bankslips/${slipId}/pay`);
  const before = await everything(ids);
  expect(before.ledger).toHaveLength(8);

  await sandbox.restart();
  expect(await everything(ids)).toEqual(before);
  const again = await create(pixRequest, 'pix');
  expect(again).toEqual({ status: 200, body: answers[1]?.body });
  const txid = answers[1]?.body.pix?.txid ?? '';
  await callSandbox(sandbox.app, 'POST', `/pix/${txid}/pay`);
  const { ledger } = await everything(ids);
  expect(ledger.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('half a line at the end, left by a crash, is cut off', async () => {
  await start();
  const { body } = await create(pixRequest, 'kept');
  await create(bankSlipRequest, 'torn');
  const { size } = await stat(journal);
  await truncate(journal, size - 40);
  await sandbox.restart();
  expect(await everything([body.id])).toMatchObject({
    charges: [{ status: 200, body }],
    ledger: [{ seq: 1, paymentId: 'kept' }],
  });
  expect((await create(bankSlipRequest, 'torn')).status).toBe(201);
  await sandbox.restart();
  expect((await everything([body.id])).ledger).toHaveLength(2);
});

test('a damaged complete line fails the start', async () => {
  await start();
  await create(pixRequest, 'kept');
  const content = await readFile(journal, 'utf8');
  await appendFile(journal, '{"type":"unknown"}\n');
  await expect(sandbox.restart()).rejects.toThrow(`Line 2 of ${journal} is damaged`);
  await writeFile(journal, content);
  await sandbox.restart();
});

test('only the owner can read the files', async () => {
  await start();
  const names = await readdir(sandbox.directory);
  expect(names.sort()).toEqual(['card-key.json', 'fingerprint-key', 'journal.jsonl', 'livelo-key']);
  for (const name of names) {
    expect((await stat(join(sandbox.directory, name))).mode & 0o077).toBe(0);
  }
});

test('no part of a card reaches a file or the log', async () => {
  const logStream = new PassThrough();
  const log = text(logStream);
  await start({ logStream, logLevel: 'debug' });
  const numbers = ['5555555555554444', '4000000000009995', '4000000000003220', '4111111111111112'];
  const encrypted = [];
  for (const number of numbers) {
    const encryptedCard = await encryptCard(sandbox.app, number, { securityCode: '8642' });
    encrypted.push(encryptedCard);
    expect((await create({ ...cardRequest, encryptedCard }, number.slice(-4))).status).toBe(201);
  }
  await create({ ...cardRequest, encryptedCard: encrypted[0], card: numbers[0] }, 'refused');
  await callSandbox(sandbox.app, 'POST', '/sms', { to: '+5511987654321', text: 'Código 975310' });
  await sandbox.app.close();
  logStream.end();
  const names = await readdir(sandbox.directory);
  const files = await Promise.all(names.map((n) => readFile(join(sandbox.directory, n), 'utf8')));
  const written = [...files, await log].join('\n');
  expect(written).toContain('answered');
  expect(written).toContain('charge-created');
  for (const secret of [...numbers, ...encrypted, '8642', '975310', 'MARIA DA SILVA']) {
    expect(written).not.toContain(secret);
  }
});
