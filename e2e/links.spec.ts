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
