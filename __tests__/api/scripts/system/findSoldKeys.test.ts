import { findSoldKeys } from '@/scripts/system/findSoldKeys';
import { productKeyList } from '@/services/checkout/productKeys';
import { startServer } from '../../../support/startServer';
import { startTestCommerce, type TestCommerce } from '../../../support/startTestCommerce';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function findAtStub(answer: (url: string) => Promise<string>): Promise<string[]> {
  const { stop, url } = await startServer((request, response) => {
    void answer(request.url ?? '').then((text) => response.end(text));
  });
  try {
    return await findSoldKeys(url);
  } finally {
    await stop();
  }
}

const ask = async (url: string) => (await commerce.app.inject(url)).body;

test('our own service sells every key', async () => {
  expect(await findAtStub(ask)).toEqual(productKeyList);
});

test('a service with the same answer for every product sells that product only', async () => {
  const config = await ask('/api/v1/product/ms/config?business=meusucesso');
  const product = await ask('/api/v2/product/ms?business=meusucesso');
  const answer = (url: string) => Promise.resolve(url.includes('/config') ? config : product);
  expect(await findAtStub(answer)).toEqual(['ms']);
});

test.each([
  ['no JSON', 'hello'],
  ['a config without flows', JSON.stringify({ title: 'MedCof', designSystemId: 'medcof$light' })],
  ['nothing', ''],
])('a service that answers %s sells nothing', async (_, text) => {
  expect(await findAtStub(() => Promise.resolve(text))).toEqual([]);
});
