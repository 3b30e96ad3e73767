import { expect, test } from '@playwright/test';

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

for (const [what, fromBank, flowId] of [
  ['an ordinary link', '', 'default'],
  ['the way back from a bank', '&fromBank=true', 'renew'],
] as const)
  test(`/payment-verification has the flow of a renewal only on the way back from a bank: ${what}`, async ({
    request,
  }) => {
    const answer = await request.get(
      `/payment-verification?product=medcof&flowId=renew${fromBank}`,
      { maxRedirects: 0 },
    );
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`"flow":{"id":"${flowId}"`);
  });

test('readiness and healthcheck answer JSON', async ({ request }) => {
  for (const path of ['/readiness', '/healthcheck']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  }
});

test('an unknown path shows a page that says so', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByText('Abra o link de novo, direto na mensagem')).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['Voltar à página anterior']);
  await expect(page.getByRole('link')).toHaveText([/Pedir novo link no WhatsApp/]);
});

test('an unknown path of a product leads to its first page, with its query', async ({ page }) => {
  const answer = await page.goto('/paymnt?product=medcof&source=a%20b');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Ir para o início da compra' }).click();
  await expect(page).toHaveURL(/\/lead\?product=medcof&source=a%20b$/);
});

for (const path of [
  '/lead%3Fproduct=medcof&seller=ana',
  '/lead%3Fproduct%3Dmedcof%26seller%3Dana',
  '/lead;product=medcof&seller=ana',
  '/LEAD?PRODUCT=MEDCOF&SELLER=ANA',
  '/lead%E2%80%8B?product=medcof&seller=ana',
])
  test(`${path} opens the intended page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(/\/lead\?/);
    await expect(page.getByText('Ana Souza', { exact: true })).toBeVisible();
  });

for (const [link, address] of [
  [
    '/lead?product=medcof&#038;voucher=REVALIDA10&#038;seller=ana',
    '/lead?product=medcof&voucher=REVALIDA10&seller=ana',
  ],
  ['/lead#?product=medcof&seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead&#038;product=medcof&#x26;seller=ana', '/lead?product=medcof&seller=ana'],
  [
    '/lead?product=medcof&source=#N/D&seller=ana&voucher=REVALIDA10',
    '/lead?product=medcof&source=%23N/D&seller=ana&voucher=REVALIDA10',
  ],
  ['/lead?product=medcof&seller=#ana', '/lead?product=medcof&seller=%23ana'],
] as const)
  test(`${link} is read completely`, async ({ page }) => {
    await page.goto(link);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Ana Souza', { exact: true })).toBeVisible();
  });

test('a link that adds to the address of the open page is read completely', async ({ page }) => {
  await page.goto('/lead?product=medcof');
  await page.getByLabel('Nome Completo').fill('Maria');
  await page.goto('/lead?product=medcof#seller=ana');
  await expect(page).toHaveURL('/lead?product=medcof&seller=ana');
  await expect(page.getByText('Ana Souza', { exact: true })).toBeVisible();
});

test('a page works without the code that reads a damaged link, if that does not load', async ({
  page,
}) => {
  const ampersand = 'x0*26';
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes(ampersand)) await route.fulfill({ response: answer });
  });
  await page.goto('/lead?product=medcof#seller=ana', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Nome Completo')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/lead?product=medcof#seller=ana');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an address that cannot be decoded is a problem for a call, a page for a buyer', async ({
  page,
  request,
}) => {
  for (const path of ['/api/%ff', '/api/v1/payment/%E0%A4%A', '/api/v2/product/ms?business=%ff']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(400);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', status: 400 });
  }
  await page.goto('/renew/%?product=ms&source=a%20b');
  await expect(page).toHaveURL(/\/expired-link\?product=ms&source=a%20b$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/lead?product=%ff');
  await expect(page).toHaveURL(/\/expired-link\?product=%ff$/);
  await page.goto('/lead%?product=medcof&seller=ana');
  await expect(page).toHaveURL('/lead?product=medcof&seller=ana');
  expect((await page.goto('/%ffnothing?product=medcof'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o início da compra' })).toBeVisible();
});
