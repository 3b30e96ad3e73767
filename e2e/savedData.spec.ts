import { expect, type Page, test } from '@playwright/test';
import { fillLead, products } from './support/buyer';
import { leaveContact } from './support/contact';
import { watchRequests } from './support/watchRequests';

const [medcof] = products;
const lead = `/lead?product=${medcof.key}`;

function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function findScriptsOfNextPage(page: Page): Promise<(path: string) => boolean> {
  const here = await (await page.request.get(lead)).text();
  const there = await (await page.request.get(lead.replace('lead', 'payment'))).text();
  return (path) => path.endsWith('.js') && there.includes(path) && !here.includes(path);
}

/** Opens the lead, and waits until the page loads nothing any more. @returns what it loaded */
async function openLead(page: Page): Promise<string[]> {
  const loaded = recordPaths(page);
  const settle = watchRequests(page);
  await page.goto(lead, { waitUntil: 'load' });
  await expect(async () => {
    expect(await page.evaluate(() => window.earlyClicks)).toBeUndefined();
  }).toPass();
  await settle();
  return loaded;
}

const isIllustration = (path: string) => path.endsWith('/hero.svg');

test('a page loads the code of the next one ahead, and its illustration', async ({ page }) => {
  const isOfNextPage = await findScriptsOfNextPage(page);
  const loaded = await openLead(page);
  await expect.poll(() => loaded.some(isOfNextPage)).toBe(true);
  expect(loaded.some(isIllustration)).toBe(true);
});

test.describe('in a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('a page loads neither, and the next one opens all the same', async ({ page }) => {
    const isOfNextPage = await findScriptsOfNextPage(page);
    const loaded = await openLead(page);
    expect(loaded.filter(isOfNextPage)).toEqual([]);
    expect(loaded.filter(isIllustration)).toEqual([]);
    await fillLead(page, medcof);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(/\/payment\?/);
    await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  });

  test('the order of a tablet leaves no room for an illustration', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(lead);
    const { height, padding } = await page.locator('.order-fold > summary').evaluate((order) => ({
      height: order.clientHeight,
      padding: parseFloat(getComputedStyle(order).paddingInlineEnd),
    }));
    expect(padding).toBeLessThan(16);
    expect(height).toBeGreaterThanOrEqual(72);
    expect(height).toBeLessThan(140);
  });

  test('a video loads with the first press, and not before', async ({ page }) => {
    const loaded = recordPaths(page);
    const settle = watchRequests(page);
    const isVideo = (path: string) => path.endsWith('.mp4');
    await leaveContact(page, '/lead?product=ms&voucher=msjana');
    await page.waitForURL(/\/video\?/);
    const play = page.getByRole('button', { name: 'Assistir ao vídeo', exact: true });
    await expect(play).toBeVisible();
    await settle();
    expect(loaded.filter(isVideo)).toEqual([]);
    await play.click();
    await expect.poll(() => loaded.some(isVideo)).toBe(true);
  });
});
