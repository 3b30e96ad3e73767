import { expect, test, type Locator, type Page } from '@playwright/test';
import { products, reachPayment } from './support/buyer';
import { leaveContact } from './support/contact';
import { openOrder } from './support/openOrder';
import { reachTrialPayment } from './support/reachTrialPayment';
import { screens } from './support/screenshots';

const [medcof] = products;

const getLeft = async (place: Locator) => (await place.boundingBox())?.x ?? NaN;

test('the price of an order begins where its name does', async ({ page }) => {
  await reachPayment(page, medcof);
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const textSize of ['100%', '200%'])
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      const distance =
        (await getLeft(page.locator('.order-price'))) -
        (await getLeft(page.locator('.order-name')));
      expect(Math.abs(distance), `${width} px, ${textSize}`).toBeLessThan(1);
    }
});

/** Runs in the browser. The picture beside the order, and whether it stands behind no words. */
function measurePicture(summary: Element) {
  const { backgroundImage, backgroundPositionY, backgroundSize } = getComputedStyle(summary);
  const { bottom, right, top } = summary.getBoundingClientRect();
  const size = parseFloat(backgroundSize);
  const picture = size === 0 ? undefined : /\/(hero|motif)\.svg/.exec(backgroundImage)?.[1];
  const isAtFoot = backgroundPositionY === '100%';
  const start = isAtFoot ? bottom - size : top + parseFloat(backgroundPositionY);
  const words = document.createRange();
  const isFree = Array.from(
    summary.querySelectorAll(':is(strong, span):not(:has(*))'),
    (element) => {
      words.selectNodeContents(element);
      const box = words.getBoundingClientRect();
      const isBeside =
        box.right + 8 <= right - size || box.top >= start + size || box.bottom <= start;
      // What is only heard is one pixel wide.
      return picture === undefined || element.clientWidth === 1 || isBeside;
    },
  ).every(Boolean);
  return { picture, isFree };
}

interface PictureCase {
  width: number;
  textSize: string;
  picture: string | undefined;
}

async function expectPictures(page: Page, cases: readonly PictureCase[]): Promise<void> {
  for (const { picture, textSize, width } of cases) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    const measured = await page.locator('.order-fold > summary').evaluate(measurePicture);
    expect(measured, `${width} px, ${textSize}`).toEqual({ picture, isFree: true });
  }
}

test('a picture stands beside the order, behind no words', async ({ page }) => {
  await page.goto(`/lead?product=${medcof.key}`);
  await expectPictures(page, [
    { width: 320, textSize: '100%', picture: 'motif' },
    { width: 390, textSize: '200%', picture: undefined },
    { width: 820, textSize: '100%', picture: 'hero' },
    // Its illustration stands below the order.
    { width: 344, textSize: '100%', picture: undefined },
    { width: 390, textSize: '100%', picture: undefined },
  ]);
  await reachPayment(page, medcof);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectPictures(page, [
    { width: 320, textSize: '100%', picture: 'motif' },
    { width: 390, textSize: '100%', picture: 'motif' },
    { width: 320, textSize: '200%', picture: undefined },
    { width: 390, textSize: '200%', picture: undefined },
    { width: 820, textSize: '100%', picture: 'hero' },
    { width: 820, textSize: '200%', picture: 'hero' },
  ]);
  await page.setViewportSize(screens.phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '100%'));
  const order = page.locator('.order-fold > summary');
  await order.click();
  const unfolded = { picture: 'motif', isFree: true };
  await expect.poll(() => order.evaluate(measurePicture)).toEqual(unfolded);
});

test('what the product has stands beside a payment in a window that has room for it', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await expect(page.getByRole('radio').first()).toBeVisible();
  // The order opens on a phone only.
  await page.setViewportSize(screens.phone);
  await page.locator('.order-fold > summary').click();
  for (const method of ['Cartão de crédito', 'Pix']) {
    await page.getByRole('radio', { name: method }).check();
    for (const { isShown, ...screen } of [
      { ...screens.phone, isShown: false },
      { ...screens.desktop, height: 720, isShown: false },
      { ...screens.desktop, isShown: true },
    ]) {
      await page.setViewportSize(screen);
      const list = page.locator('.pane .benefits');
      const name = `${method}, ${screen.width}x${screen.height}`;
      await expect(list, name).toBeVisible({ visible: isShown });
    }
  }
});

test('a long name is whole in the order beside a payment', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await reachPayment(page, medcof);
  const name = page.getByRole('region', { name: 'Resumo do pedido' }).locator('strong').first();
  await expect(name).toBeVisible();
  const lines = await name.evaluate((element) => {
    element.textContent = 'Curso preparatório extensivo '.repeat(12);
    return { seen: element.clientHeight, whole: element.scrollHeight };
  });
  expect(lines.seen).toBeGreaterThanOrEqual(lines.whole);
});

async function splitPayment(page: Page): Promise<void> {
  await page.getByText('Dividir entre dois meios de pagamento').click();
  await page.getByRole('radio', { name: 'Pagar com dois cartões' }).check();
}

/** Pixels, of the illustration's height, and of where it ends in the window. */
const measureIllustration = (page: Page) =>
  page.locator('.pane-in-sight').evaluate((pane) => ({
    height: parseFloat(getComputedStyle(pane, '::after').height),
    end: pane.getBoundingClientRect().bottom,
  }));

test('beside two payments the illustration keeps its room, and what the product has waits for more', async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await reachPayment(page, medcof);
  const benefits = page.locator('.pane .benefits');
  await expect(benefits).toBeVisible();
  const getHeight = async () => (await measureIllustration(page)).height;
  const besideOne = await getHeight();
  await splitPayment(page);
  await expect(benefits).toBeHidden();
  await expect.poll(getHeight).toBeGreaterThanOrEqual(besideOne);
  await page.setViewportSize({ ...screens.desktop, height: 1000 });
  await expect(benefits).toBeVisible();
  await expect.poll(getHeight).toBeGreaterThanOrEqual(240);
});

test('the illustration stays in sight beside a long form, and at the foot of a high window', async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await reachPayment(page, medcof);
  await splitPayment(page);
  await expect(page.getByLabel('CVV')).toHaveCount(2);
  await page.getByText('Política de privacidade').scrollIntoViewIfNeeded();
  const { height, width } = screens.desktop;
  const getEnd = async () => (await measureIllustration(page)).end;
  await expect.poll(getEnd).toBeLessThanOrEqual(height + 1);
  const low = await measureIllustration(page);
  expect(low.end).toBeGreaterThan(height / 2);
  await page.setViewportSize({ width, height: 2400 });
  await expect.poll(getEnd).toBeGreaterThanOrEqual(2400);
  const getHeight = async () => (await measureIllustration(page)).height;
  await expect.poll(getHeight).toBeGreaterThanOrEqual(low.height);
});

test('a trial’s price on a phone stands clear of the motif', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await reachTrialPayment(page);
  await expectPictures(page, [{ width: 390, textSize: '100%', picture: 'motif' }]);
});

test('a phone’s opened order leaves the form on the first screen', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const { highest, voucher } of [
    { voucher: '', highest: 0.6 },
    // What it saves is a line of its own, in a frame.
    { voucher: '&voucher=REVALIDA10', highest: 0.67 },
  ]) {
    await leaveContact(page, `/lead?product=medcof${voucher}`);
    await page.waitForURL(/\/payment\?/);
    await openOrder(page);
    const button = page.getByRole('button', { name: /(?:Tenho um|Remover) cupom/ });
    await expect(button).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y, voucher).toBeLessThan(screens.phone.height * highest);
  }
});
