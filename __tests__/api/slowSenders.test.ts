import { createServer } from 'node:http';
import { serverOptions } from '@/web/serverOptions';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('web and commerce give a sender 10 s for a request, and look every second', () => {
  for (const server of [createServer(serverOptions), commerce.app.server])
    expect(server).toMatchObject({
      requestTimeout: 10_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
    });
});
