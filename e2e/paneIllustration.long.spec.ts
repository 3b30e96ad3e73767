import { expect, test, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { liveloVisits } from './support/liveloVisits';
import { routeVisits } from './support/routeVisits';
import { drawIllustrations } from './support/screenshots';

/** Pages with a short and a long order, with a receipt, with a pitch, and with a picture of their own. */
const illustrated = [
  '/lead',
  '/payment',
  '/order-bump-presentation',
  '/multiprofile-presentation',
  '/presentation',
  '/video',
  '/video/upsell',
  '/pix',
  '/success',
  '/payment/{id}',
  '/recovery/{id}',
  '/renew/{id}',
  '/payment/upgrade',
  '/custom-offer',
  '/trial/{id}',
  '/access/{id}',
  '/refund/{id}',
  '/reminder/{id}',
  '/livelo/error',
];

/** On every screen: of an add-on, of profiles, and a video with the icon that plays it. */
const ownPictures: Readonly<Record<string, number>> = {
  '/order-bump-presentation': 1,
  '/multiprofile-presentation': 1,
  '/livelo/error': 1,
  '/video': 2,
  '/video/upsell': 2,
};

const ofState = ['/generic-error', '/expired-link'];

const windows = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const highWindow = { width: 1024, height: 1366 };

/** Rounded pixels, of the pane's illustration and of what stands around it. */
const measurePane = (page: Page) =>
  page.locator('.pane-in-sight').evaluate((pane) => {
    const { backgroundImage, borderImageSource, display, height, visibility, width } =
      getComputedStyle(pane, '::after');
    const column = pane.querySelector('.pane-column')?.getBoundingClientRect().bottom ?? 0;
    const drawings = Array.from(document.querySelectorAll('main :is(img, svg, video)'));
    return {
      isShown: display !== 'none' && visibility === 'visible',
      picture: `${borderImageSource} ${backgroundImage}`,
      height: parseFloat(height),
      width: parseFloat(width),
      paneWidth: pane.clientWidth,
      room: pane.getBoundingClientRect().bottom - column,
      textEnd: column,
      end: pane.getBoundingClientRect().bottom,
      sideEnd: pane.parentElement?.getBoundingClientRect().bottom ?? 0,
      others: drawings.filter((drawing) => {
        const box = drawing.getBoundingClientRect();
        // Smaller ones are icons; a QR code is none.
        return box.height >= 72 && box.width >= 72 && !drawing.closest('[role=img]');
      }).length,
    };
  });

/** Pixels, of the picture of a page's state with its sky: its shapes go beyond their frame. */
const measureScene = (page: Page) =>
  page.locator('.pane').evaluate((pane) => {
    const shapes = Array.from(pane.querySelectorAll('aside > svg :is(path, circle, ellipse)'));
    const tops = shapes.map((shape) => shape.getBoundingClientRect().top);
    const top = Math.min(...tops);
    const motif = pane.querySelector('aside > svg foreignObject > *');
    return {
      top,
      height: pane.getBoundingClientRect().bottom - top,
      paneHeight: pane.clientHeight,
      textBottom: pane.querySelector('aside > :first-child')?.getBoundingClientRect().bottom ?? 0,
      motif: motif === null ? '' : getComputedStyle(motif).borderImageSource,
    };
  });

const visits = [...routeVisits, ...liveloVisits];

async function open(page: Page, route: string): Promise<void> {
  const visit = visits.find((known) => known.route === route);
  if (!visit) throw new Error(`No visit of ${route}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await arrive(page, visit));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (visit.shows) await expect(page.getByText(visit.shows).first()).toBeVisible();
  await page.evaluate(drawIllustrations);
}

for (const route of illustrated) {
  test(`${route}: the illustration stands whole at the foot of the pane, alone`, async ({
    page,
  }) => {
    await open(page, route);
    for (const size of [...windows, highWindow]) {
      await page.setViewportSize(size);
      const where = `${String(size.width)} px`;
      await expect.poll(async () => (await measurePane(page)).isShown, where).toBe(true);
      const { end, height, others, paneWidth, room, sideEnd, textEnd, width } =
        await measurePane(page);
      expect(height, where).toBeGreaterThanOrEqual(104);
      expect(height, where).toBeLessThanOrEqual(600);
      expect(width, where).toBeLessThanOrEqual(paneWidth);
      expect(width / height, where).toBeCloseTo(1.6, 1);
      expect(height, where).toBeLessThanOrEqual(room + 1);
      // The screen cuts none of it where the order leaves room for the smallest.
      if (textEnd + 104 <= size.height) expect(end, where).toBeLessThanOrEqual(size.height + 1);
      // Its ground is the side's, or the screen's.
      expect(end, where).toBeGreaterThanOrEqual(Math.min(sideEnd, size.height) - 1);
      // It takes the room that there is.
      expect(height, where).toBeGreaterThanOrEqual(Math.min(600, paneWidth / 1.6, room) - 1);
      expect(others, where).toBe(ownPictures[route] ?? 0);
    }
  });
}

test('/presentation: the illustration stands in the pane of a phone', async ({ page }) => {
  await open(page, '/presentation');
  await page.setViewportSize({ width: 390, height: 844 });
  const { height, isShown, others, picture } = await measurePane(page);
  expect({ isShown, others }).toEqual({ isShown: true, others: 0 });
  expect(picture).toMatch(/^url\(.*\/hero\.svg/);
  expect(height).toBeGreaterThanOrEqual(104);
});

for (const route of ofState) {
  test(`${route}: the picture of its state fills the pane below its words, alone`, async ({
    page,
  }) => {
    await open(page, route);
    const { isShown, others } = await measurePane(page);
    expect({ isShown, others }).toEqual({ isShown: false, others: 0 });
    for (const size of [{ width: 1024, height: 700 }, ...windows]) {
      await page.setViewportSize(size);
      const { height, paneHeight, top, textBottom, motif } = await measureScene(page);
      const where = `${String(size.width)} px`;
      expect(height, where).toBeGreaterThanOrEqual(paneHeight * 0.6);
      expect(top, where).toBeGreaterThanOrEqual(textBottom);
      expect(motif, where).toMatch(/^url\(.*\/motif\.svg/);
    }
  });
}

for (const route of ofState) {
  test.describe(`${route} in a browser that saves data`, () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

    test('its picture has an object of its own in place of the motif', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await open(page, route);
      for (const size of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        const box = await page.locator('.pane aside > svg > svg').boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(60);
        expect((await measureScene(page)).motif).toBe('');
      }
      expect(requested.filter((url) => url.includes('motif'))).toEqual([]);
    });
  });
}
