import { expect, test, type Locator, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { arrive } from './support/arrive';
import {
  acceptTerms,
  buyer,
  confirm,
  continueToPayment,
  fillCard,
  fillLead,
  products,
  reachPayment,
} from './support/buyer';
import { expectNothingUnderBar } from './support/expectNothingUnderBar';
import {
  getPaintedMoment,
  holdFontsBack,
  keepFontsAway,
  watchLayoutShift,
} from './support/layoutShift';
import { screens } from './support/screenshots';
import { seedBuyer, type ProductKey } from './support/seededBuyer';
import { untilUsable } from './support/untilUsable';

async function getOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Delays the chunks that a page requests, in milliseconds, so that they arrive after the page as on a
 * slow line.
 */
async function holdCodeBack(page: Page, delay = 200): Promise<void> {
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** Runs in the browser. Records on the window when a part of the page appears or disappears. */
function watchParts(selectors: string[]) {
  const changes: string[] = [];
  Reflect.set(window, 'partChanges', changes);
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const selector of selectors) {
      const isThere = document.querySelector(selector) !== null;
      if (isThere === seen.has(selector)) continue;
      changes.push(`${selector} ${isThere ? 'is there' : 'is gone'}`);
      if (isThere) seen.add(selector);
      else seen.delete(selector);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the browser. Records on the window each field and button that is removed. */
function watchFields() {
  const gone: string[] = [];
  Reflect.set(window, 'goneFields', gone);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => Array.from(removedNodes)))
      if (node instanceof Element && !node.isConnected)
        gone.push(
          ...Array.from(node.querySelectorAll('[name], button'), ({ outerHTML }) => outerHTML),
        );
  }).observe(document, { childList: true, subtree: true });
}

const [product, withAccess = product] = products;

test('nothing moves while the lead page loads', async ({ page }) => {
  await keepFontsAway(page);
  const expectStill = watchLayoutShift(page);
  await page.goto(`/lead?product=${product.key}&seller=ana`);
  await expectStill();
});

test('fonts that load after the page move hardly a word', async ({ page }) => {
  const expectStill = watchLayoutShift(page);
  const showFonts = await holdFontsBack(page);
  await page.goto(`/lead?product=${product.key}&seller=ana`, { waitUntil: 'domcontentloaded' });
  await untilUsable(page);
  await getPaintedMoment(page);
  await showFonts();
  await expectStill();
  expect(await page.evaluate(() => document.fonts.check('16px poppins'))).toBe(true);
});

test('nothing moves on the payment page, while it loads or afterwards', async ({ page }) => {
  await keepFontsAway(page);
  const expectStill = watchLayoutShift(page);
  await page.goto(`/lead?product=${product.key}&seller=ana`);
  await fillLead(page, product);
  await holdCodeBack(page);
  await continueToPayment(page, product);
  const title = page.getByRole('heading', { level: 1, name: 'Como você quer pagar?' });
  await expect(title).toBeVisible();
  // The change of pages does not count.
  const arrival = await getPaintedMoment(page);
  await expect(page.getByLabel('Resumo do pedido')).toBeAttached();
  await expectStill(arrival);

  await page.reload();
  await expectStill();
});

test('parts that the server has rendered stay while their code loads', async ({ page }) => {
  await reachPayment(page, product);
  await holdCodeBack(page);
  await page.addInitScript(watchParts, ['[name=terms]', '[aria-label="Resumo do pedido"]']);
  await page.reload();
  await untilUsable(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Comprando como')).toBeVisible();
  const changes = await page.evaluate(() => Reflect.get(window, 'partChanges') as string[]);
  expect(changes.sort()).toEqual([
    '[aria-label="Resumo do pedido"] is there',
    '[name=terms] is there',
  ]);
});

test('the bar with the button covers no focused element', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await reachPayment(page, product);
  await expectNothingUnderBar(page);
});

test('320 px and very long names fit', async ({ page }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/lead?product=${product.key}&name=${long}&email=${long}@exemplo.com.br`);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  await reachPayment(page, product);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
});

test('a very long e-mail and name fit on the receipt, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [name = ''] = buyer.email.split('@');
  await page.goto(`/lead?product=${withAccess.key}`);
  await fillLead(page, withAccess);
  await page.getByLabel('Nome Completo').fill(`Ana ${'Wolfeschlegelstein'.repeat(10)}`);
  await page
    .getByLabel('E-mail', { exact: true })
    .fill(`${name}${'m'.repeat(64 - name.length)}@exemplo.com.br`);
  await continueToPayment(page, withAccess);
  await fillCard(page, withAccess, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByText(/@exemplo\.com\.br/)).toBeVisible();
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  // The words of a label stay whole beside a long value.
  const label = page.getByText('Comprador', { exact: true });
  const height = await label.evaluate((term) => {
    const words = document.createRange();
    words.selectNodeContents(term);
    return words.getBoundingClientRect().height;
  });
  expect(height).toBeLessThan(30);
});

test('the back button shows its word where there is space', async ({ page }) => {
  await reachPayment(page, product);
  const back = page.getByRole('button', { name: 'Voltar' });
  for (const { width, isRoom } of [
    { width: 320, isRoom: false },
    { width: 390, isRoom: false },
    { width: 768, isRoom: true },
    { width: 1024, isRoom: true },
    { width: 1280, isRoom: true },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const word = await back.getByText('Voltar').boundingBox();
    expect((word?.width ?? 0) > 30).toBe(isRoom);
    const box = await back.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  }
});

async function openStep(page: Page, route: string, key: ProductKey) {
  const { stored } = await seedBuyer(key);
  const verified = { ...stored, verifiedLeadId: stored.dataLead.leadId };
  const prepare = () => Promise.resolve({ link: `${route}?product=${key}`, stored: verified });
  await page.goto(await arrive(page, { route, prepare }));
}

/** NaN, which no comparison accepts, while the part is not there. */
async function getCentre(part: Locator): Promise<{ x: number; y: number }> {
  const { x, y, height, width } = (await part.boundingBox()) ?? {
    x: NaN,
    y: NaN,
    height: 0,
    width: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

test('on a phone the marks of the steps stand beside their text, with arrow and wordmark', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  for (const key of ['wup', 'exec', 'teens', 'mls'] as const) {
    await openStep(page, '/payment', key);
    await expect(page.locator('.shell-back')).toBeVisible();
    // Both at once: a page that leads on to the buyer's own step may replace them in between.
    const getDistance = () =>
      page.locator('.shell-steps').evaluate(({ children: [text, marks] }) => {
        const getMiddle = (part: Element | undefined) => {
          const { bottom = 0, top = 0 } = part?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        };
        return Math.abs(getMiddle(text) - getMiddle(marks));
      });
    await expect.poll(getDistance, key).toBeLessThan(4);
  }
});

test('on a phone a presentation has its illustration in the head', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const key of ['live', 'wsp'] as const) {
    await openStep(page, '/presentation', key);
    const illustration = await page.locator('.pane-in-sight').evaluate((pane) => {
      const { display, height } = getComputedStyle(pane, '::after');
      return { display, height: parseFloat(height) };
    });
    expect(illustration, key).toMatchObject({ display: 'block' });
    expect(illustration.height, key).toBeGreaterThan(100);
  }
});

test('the loading overlay has its spinner in the middle, beside a pane too', async ({ page }) => {
  await page.route('**/_next/data/**', () => undefined);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/lead?product=${product.key}`);
    await fillLead(page, product);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const spinner = page.locator('[role=status] > div', { hasText: 'Carregando' }).locator('> div');
    await expect(spinner).toBeVisible();
    // The card rises as it appears.
    await expect
      .poll(async () => {
        const { x, y } = await getCentre(spinner);
        return Math.max(Math.abs(x - width / 2), Math.abs(y - 400));
      }, `at ${width} px`)
      .toBeLessThan(2);
  }
});

test('homologation can be switched off on every screen size', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/lead?product=ms&flowId=black-friday&homologation-on=1');
    const close = page.getByRole('button', { name: 'Sair da homologação' });
    await expect(close).toBeEnabled();
    const box = await close.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const cross = await close.locator('svg').boundingBox();
    expect(cross?.width).toBeGreaterThan(16);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test('no field of the lead page is removed while the buyer types and code loads', async ({
  page,
}) => {
  await page.addInitScript(watchFields);
  await holdCodeBack(page, 700);
  // Its form also asks where the buyer has heard of it.
  await page.goto('/lead?product=wup');
  await page.getByLabel('Nome Completo').fill('Ana');
  await untilUsable(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'goneFields') as string[])).toEqual([]);
});
