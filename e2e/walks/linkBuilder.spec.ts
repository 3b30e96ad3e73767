import { expect, test, type Page } from '@playwright/test';
import { decodeQr } from '../support/decodeQr';
import { getViolations } from '../support/getViolations';

/** In the page's own place: it scrolls to what gets the focus. */
const getFocusedBox = (page: Page) =>
  page.locator('main :focus').evaluate((stop) => {
    const { bottom, left, right, top } = stop.getBoundingClientRect();
    const name = stop.getAttribute('name') ?? stop.textContent;
    return { name, left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
  });

const getProduct = (page: Page) => page.getByLabel('Produto', { exact: true });

test('a link that is made at the root opens the checkout of its brand', async ({
  context,
  page,
}) => {
  await page.goto('/');
  await getProduct(page).selectOption('ms');
  await page.getByLabel('Fluxo').selectOption('extended');
  await page.getByLabel('Vendedor').fill('ana');
  await expect(page.getByText('Atendimento: Ana Souza')).toBeVisible();
  await page.getByLabel('Origem da venda').fill('whatsapp');
  const link = page.getByLabel('Endereço do link');
  await expect(link).toHaveValue(/\/lead\?product=ms&flowId=extended&seller=ana&source=whatsapp$/);
  const preview = page.frameLocator('iframe[title="Prévia do link"]');
  await expect(preview.getByText('Vendedor Ana Souza')).toBeVisible();
  expect(await getViolations(page)).toEqual([]);
  const picture = page.getByRole('img', { name: 'QR Code do link' });
  await expect.poll(() => decodeQr(picture)).toBe(await link.inputValue());

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Abrir link/ }).click();
  const lead = await opened;
  await expect(lead).toHaveTitle('Checkout - meuSucesso');
  await expect(lead.getByText('Ana Souza', { exact: true })).toBeVisible();
});

test('a choice survives switching homologation on and off', async ({ page }) => {
  await page.goto('/?product=medcof');
  await page.getByRole('link', { name: 'Ligar homologação' }).click();
  const link = page.getByLabel('Endereço do link');
  await expect(link).toHaveValue(/\/lead\?product=medcof&homologation-on=true$/);
  const preview = page.locator('iframe');
  // The preview would switch homologation on again if its answer came after the switch off.
  await expect(preview).toHaveAttribute('src', /\/lead\?product=medcof$/);
  await expect(preview.contentFrame().getByText('Homologação')).toBeVisible();
  await page.getByRole('button', { name: 'Desligar homologação' }).click();
  await expect(link).toHaveValue(/\/lead\?product=medcof$/);
});

test('on a phone link and preview stand above the choices, the link stays in sight', async ({
  page,
}) => {
  await page.goto('/');
  const copy = page.getByRole('button', { name: 'Copiar link' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  const [above, product] = [await copy.boundingBox(), await getProduct(page).boundingBox()];
  if (!above || !product) throw new Error('The builder is not shown');
  expect(above.y + above.height).toBeLessThan(product.y);
  const preview = await page.locator('iframe').boundingBox();
  expect(preview?.y).toBeLessThan(product.y);
  await getProduct(page).selectOption('ms');
  const shortLink = page.getByText('/lead?product=ms', { exact: true });
  await expect(shortLink).toBeInViewport({ ratio: 1 });
  const address = page.getByLabel('Endereço do link');
  await address.evaluate((field) => {
    field.scrollIntoView({ block: 'start' });
  });
  await expect(shortLink).toBeInViewport({ ratio: 1 });
  const [button, field] = [await copy.boundingBox(), await address.boundingBox()];
  if (!button || !field) throw new Error('The result is not shown');
  expect(button.y + button.height).toBeLessThan(field.y);
  // The whole address stands there: no line of it is left to be scrolled to.
  expect(await address.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
});

for (const width of [390, 1280]) {
  test(`Tab goes through the builder by the eye, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByText('Etapas', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copiar link' }).focus();
    let last = await getFocusedBox(page);
    for (let stop = 1; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      const box = await getFocusedBox(page);
      const isNext = box.left >= last.right || box.top >= last.bottom;
      expect(isNext, `stop ${stop}: ${box.name}`).toBe(true);
      last = box;
    }
  });
}

for (const width of [960, 1023, 1024]) {
  test(`the link covers no word of the head, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Link pronto' }).locator('> div').first();
    const words = await page.getByText('O endereço e o QR Code acompanham').boundingBox();
    const box = await card.boundingBox();
    if (!words || !box) throw new Error('The builder is not shown');
    expect(box.y).toBeGreaterThan(words.y + words.height);
  });
}

for (const width of [390, 1280]) {
  test(`a long link has a QR code that a camera can read, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const choices =
      'flowId=contract&planId=revalida-12&paymentMethod=pix&source=whatsapp&mode=dark';
    await page.goto(`/?product=medcof&seller=ana&voucher=REVALIDA10&${choices}`);
    const symbol = page.getByRole('img', { name: 'QR Code do link' });
    const modules = Number((await symbol.getAttribute('viewBox'))?.split(' ')[2]);
    expect(modules).toBeGreaterThan(50);
    const box = await symbol.boundingBox();
    expect((box?.width ?? 0) / modules).toBeGreaterThan(2.5);
  });
}

test('with large text each choice takes a whole line of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const name of ['Produto', 'Vendedor', 'Tipo']) {
    const box = await page.getByLabel(name, { exact: true }).boundingBox();
    expect(box?.width, name).toBeGreaterThan(320);
  }
});

for (const width of [390, 960, 1000, 1280]) {
  test(`each field keeps its height once the flows have loaded, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByText('Etapas', { exact: true })).toBeVisible();
    const fields = page.getByRole('main').locator('.field-label');
    expect(await fields.count()).toBeGreaterThan(8);
    const heights = new Set<number>();
    for (const field of await fields.all()) {
      const box = await field.locator('..').boundingBox();
      expect(box?.height, (await field.textContent()) ?? '').toBeGreaterThanOrEqual(48);
      heights.add(Math.round(box?.height ?? 0));
    }
    expect([...heights], 'All texts are in one line').toHaveLength(1);
  });
}
