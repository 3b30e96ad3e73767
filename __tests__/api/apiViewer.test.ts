import { paths } from '@/contract/paths';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('/docs shows the API description, and loads nothing from another origin', async () => {
  const page = await commerce.app.inject('/docs');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  // A policy with either would block everything of a service that speaks HTTP on another host.
  expect(policy).not.toMatch(/https:|upgrade-insecure-requests/);
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(
    ([, part]) => part ?? [],
  );
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    const { origin, pathname } = new URL(part, 'http://commerce/docs');
    expect(origin).toBe('http://commerce');
    expect((await commerce.app.inject(pathname)).statusCode).toBe(200);
  }
  const described = await commerce.app.inject('/docs/json');
  expect(described.json()).toEqual((await commerce.app.inject(paths.openApi)).json());
});

test('production has no such page', async () => {
  const production = await startTestCommerce({ appEnvironment: 'production' });
  try {
    expect((await production.app.inject('/docs')).statusCode).toBe(404);
    expect((await production.app.inject(paths.openApi)).statusCode).toBe(200);
  } finally {
    await production.stop();
  }
});
