import { expect, test } from '@playwright/test';

test('a brand’s own domain opens its checkout, with the query of the link', async ({ request }) => {
  const answer = await request.get('/lead?seller=ana&a=%20b', {
    headers: { host: 'homolog.institutodestiny.com.br' },
  });
  expect(answer.status()).toBe(200);
  const page = await answer.text();
  expect(page).toContain('"rawQuery":"seller=ana\\u0026a=%20b"');
  expect(page).toContain('"dsProductId":"instituto-destiny-cid"');
});

test('a dead link keeps its whole query on a domain that is longer than the server’s own', async ({
  request,
}) => {
  const answer = await request.get('/lead?product=nothing&a=%20b', {
    headers: { host: 'a-very-long-name-of-a-shop.partners.checkout.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe('/expired-link?product=nothing&a=%20b');
});
