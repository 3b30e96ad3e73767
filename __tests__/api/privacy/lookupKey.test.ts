import type { OpenDatabase } from '@/commerce/database/connect';
import { setSealingKeys } from '@/commerce/database/sealing';
import { exportPerson } from '@/commerce/modules/privacy/person';
import { sealEarlierRows } from '@/commerce/modules/privacy/sealEarlierRows';
import { paths } from '@/contract/paths';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { testKeys } from '../../support/setupKeys';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let opened: OpenDatabase;

beforeAll(async () => {
  // Without the worker, which would reseal by itself.
  commerce = await startTestCommerce({ roles: ['api'] });
  opened = connectPatiently(commerce.database.url);
});
afterEach(() => {
  setSealingKeys(testKeys);
});
afterAll(async () => {
  await opened.close();
  await commerce.stop();
});

const document = '52998224725';

// docs/operating.md, what to do when LOOKUP_KEY has leaked
test('a new LOOKUP_KEY finds earlier documents once a new DATA_KEY has resealed them', async () => {
  const leadId = await createLead(commerce.app);
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix', { document }));
  const find = async () => (await exportPerson(opened.connection, document))?.leads;
  const isFound = [expect.objectContaining({ id: leadId })];
  expect(await find()).toEqual(isFound);

  const lookupKey = 'another-lookup-key-0123456789';
  setSealingKeys({ dataKey: testKeys.dataKey, lookupKey });
  await sealEarlierRows(opened.connection);
  expect(await find()).toBeUndefined();

  setSealingKeys({ dataKey: `another-data-key-0123456789,${testKeys.dataKey}`, lookupKey });
  await sealEarlierRows(opened.connection);
  expect(await find()).toEqual(isFound);
});
