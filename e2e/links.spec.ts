import { expect, test } from '@playwright/test';

const unknown = {
  product: 'product=nothing',
  'product of an empty link': '',
  'product behind a placeholder': 'product=query_param_product',
  plan: 'planId=nothing',
  offer: 'product=medcof&offer=nothing',
  seller: 'product=medcof&seller=nobody',
};

for (const [what, query] of Object.entries(unknown)) {
  test(`a link with an unknown ${what} is a 307 to /expired-link`, async ({ request }) => {
    const answer = await request.get(`/lead?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()['location']).toBe(query ? `/expired-link?${query}` : '/expired-link');
  });
}

test('the original query survives byte for byte and cannot add a header', async ({ request }) => {
  const query = 'product=nothing&a=%20b&c=+d&e=%0d%0aSet-Cookie:x=1&f&a=2&g=//evil.example';
  const answer = await request.get(`/lead?${query}`, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(`/expired-link?${query}`);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('an expired link says what to do and can be tried again', async ({ page }) => {
  await page.goto('/lead?product=medcof&seller=nobody');
  await expect(page).toHaveURL(/\/expired-link\?product=medcof&seller=nobody$/);
  await expect(page).toHaveTitle('Checkout - MedCof');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este link não está mais disponível' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute(
    'href',
    '/lead?product=medcof&seller=nobody',
  );
});

test('a link with empty and placeholder values still opens its product', async ({ page }) => {
  await page.goto('/lead?product=medcof&seller=&source=query_param_source&voucher=query_param');
  await expect(page).toHaveURL(/\/lead\?/);
  await expect(page.getByLabel('Nome Completo')).toBeVisible();
  await expect(page.getByText('Atendimento:')).toBeHidden();
});

test('markup in a name of the link stays text', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1">';
  await page.goto(`/lead?product=medcof&name=${encodeURIComponent(name)}`);
  await expect(page.getByLabel('Nome Completo')).toHaveValue(name);
  await expect(page).not.toHaveTitle('1');
});

test('a step opened without a lead leads to the first step, query kept', async ({ page }) => {
  await page.goto('/payment?product=ms&seller=bruno');
  await expect(page).toHaveURL(/\/lead\?product=ms&seller=bruno$/);
  await expect(page.getByText('Bruno Lima', { exact: true })).toBeVisible();
});

test('readiness and healthcheck answer JSON', async ({ request }) => {
  for (const path of ['/readiness', '/healthcheck']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  }
});

test('an unknown path is a page that says so', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});
