import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { themes } from '@/themes/registry';
import { comparePictures } from './support/comparePictures';
import { expectPicture, isAccepting, pictureFolder, tolerated } from './support/expectPicture';
import { takePicture } from './support/pictures';
import { getWalkedPages, walkSale, type WalkedPage } from './support/saleWalk';
import { screenNames, screens, showWhole, type Screen } from './support/screenshots';
import { themedSales } from './support/themedSales';
import { untilUsable } from './support/untilUsable';
import { watchRequests } from './support/watchRequests';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getFile = (theme: string, name: WalkedPage, screen: Screen) =>
  `${theme}/${name}-${screen}.png`;

const allFiles = themedSales.flatMap((sale) =>
  getWalkedPages(sale).flatMap((name) =>
    screenNames.map((screen) => getFile(sale.theme, name, screen)),
  ),
);

const getScreen = (width = 0): Screen => (width < screens.desktop.width ? 'phone' : 'desktop');

const getValueOf = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

const getHelpStep = (page: Page) => page.getByText(/ o pedido [0-9A-F]{8}\.$/);

/** One number is wider than another, and may need another line: each visit has the same. */
async function fixOrderNumber(page: Page): Promise<void> {
  await getHelpStep(page).evaluateAll((steps) => {
    for (const { firstChild } of steps)
      if (firstChild)
        firstChild.nodeValue = (firstChild.nodeValue ?? '').replace(/\S+$/, '00000000.');
  });
}

/** What no two visits have alike. */
const getChanging: Record<WalkedPage, (page: Page) => Locator[]> = {
  lead: () => [],
  payment: () => [],
  pix: (page) => [
    page.getByLabel('Código Pix copia e cola'),
    page.getByRole('img', { name: 'QR Code Pix' }),
    page.getByRole('timer'),
  ],
  success: (page) => [
    getValueOf(page, 'Data do pagamento'),
    getValueOf(page, 'Número do pedido'),
    getHelpStep(page),
    // The next events of a plan.
    page.getByText(/, das \d{2}:\d{2} às \d{2}:\d{2}$/),
  ],
};

test('every theme is looked at', () => {
  expect(themedSales.map(({ theme }) => theme).sort()).toEqual(Object.keys(themes).sort());
});

test('no picture is kept of a screen that nobody looks at', () => {
  const info = test.info();
  const kept = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' });
  const superfluous = kept
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.png') && !allFiles.includes(file));
  if (!isAccepting(info)) expect(superfluous, 'npm run screens:accept removes them').toEqual([]);
  else for (const file of superfluous) rmSync(path.join(pictureFolder, file));
});

for (const sale of themedSales) {
  test(`${sale.theme}: its screens are as accepted`, async ({ page, viewport }, info) => {
    const screen = getScreen(viewport?.width);
    await walkSale(page, sale, async (name) => {
      await fixOrderNumber(page);
      await showWhole(page, screens[screen]);
      const picture = await takePicture(page, screen, getChanging[name](page));
      await expectPicture(picture, getFile(sale.theme, name, screen), info);
      await page.setViewportSize(screens[screen]);
    });
  });
}

/** What must not go unseen. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a line stands 4 px lower': (page) =>
    page.getByText('Pagamento seguro').evaluate((line) => {
      line.style.transform = 'translateY(4px)';
    }),
  'a button has another colour': (page) =>
    page.getByRole('button', { name: 'Continuar' }).evaluate((button) => {
      button.style.filter = 'hue-rotate(40deg)';
    }),
  'a label has another word': (page) =>
    page.getByText('Nome Completo').evaluate((label) => {
      label.textContent = 'Nome Inteiro';
    }),
};

for (const [name, change] of Object.entries(changes)) {
  test(`another picture: ${name}`, async ({ page, viewport }) => {
    const screen = getScreen(viewport?.width);
    const settle = watchRequests(page);
    await page.goto('/lead?product=medcof');
    await untilUsable(page);
    await settle();
    const before = await takePicture(page, screen);
    expect((await comparePictures(before, await takePicture(page, screen))).differing).toBe(0);
    await change(page);
    const { differing } = await comparePictures(before, await takePicture(page, screen));
    expect(differing).toBeGreaterThan(tolerated);
  });
}
