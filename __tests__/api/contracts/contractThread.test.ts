import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContractPrinter } from '@/commerce/modules/contracts/contractPrinter';
import {
  accept,
  createContract,
  createContractLead,
  download,
} from '../../support/contractRequests';
import { extendTimeouts } from '../../support/extendTimeouts';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-thread-'));
const thread = path.join(folder, 'thread.mjs');
const fatal = path.join(folder, 'fatal');
let commerce: TestCommerce;

beforeAll(async () => {
  extendTimeouts();
  writeFileSync(
    thread,
    `import { existsSync } from 'node:fs';
     export const renderContractPdf = async () => {
       if (existsSync(${JSON.stringify(fatal)})) process.exit(1);
       return Buffer.from('%PDF-');
     };`,
  );
  commerce = await startTestCommerce({
    contractPrinter: createContractPrinter(pathToFileURL(thread)),
  });
});
afterAll(async () => {
  await commerce.stop();
  rmSync(folder, { recursive: true });
});

test('a file whose thread dies gets 503, and the next call renders it', async () => {
  const leadId = await createContractLead(commerce.app);
  const { contractId } = await createContract(commerce.app, leadId);
  await accept(commerce.app, contractId, leadId);
  writeFileSync(fatal, '');
  const refused = await download(commerce.app, contractId);
  rmSync(fatal);
  const answered = await download(commerce.app, contractId);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'service_unavailable' });
  expect([answered.statusCode, answered.body]).toEqual([200, '%PDF-']);
});
