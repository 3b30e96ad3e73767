import type { Browser, Page } from '@playwright/test';
import { choosePort } from '@/testing/choosePort';
import { contact, createEmail, mobileNumber } from '@/testing/contact';
import { createStaticPage } from '../floor/staticPage';
import { atMost, compare, median, state, type Figure } from '../figures';
import { leadPath, type MeasuredPage, preparePages } from '../measuredPages';
import { openBrowser, openPage, phone, visit, type Visit } from '../phone';
import type { Part } from '../Part';

const rounds = 5;

const pick = (visits: readonly { floor: Visit; product: Visit }[], name: keyof Visit) =>
  visits.map(({ floor, product }) => ({ floor: floor[name], product: product[name] }));

async function measureRoute(
  browser: Browser,
  barePageUrl: string,
  { field, route, stored, url }: MeasuredPage,
): Promise<Figure[]> {
  const server = await createStaticPage(url);
  const port = await choosePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const against: Record<'file' | 'bare', { floor: Visit; product: Visit }[]> = {
    file: [],
    bare: [],
  };
  const look = (address: string, selector: string) =>
    visit(browser, address, { conditions: phone, selector, stored });
  for (let round = 0; round < rounds; round += 1) {
    const file = await look(`http://127.0.0.1:${port}/`, field);
    const product = await look(url, field);
    const bare = await look(barePageUrl, 'p');
    against.file.push({ floor: file, product });
    against.bare.push({ floor: bare, product });
  }
  server.close();
  server.closeAllConnections();
  const { bare, file } = against;
  const shifts = file.map(({ product }) => product.shift);
  return [
    compare(`${route}, first paint`, 'ms', pick(file, 'firstPaint'), atMost('ratio', 1.25)),
    compare(`${route}, largest paint`, 'ms', pick(file, 'largestPaint'), atMost('ratio', 1.25)),
    compare(`${route}, blocking time`, 'ms', pick(bare, 'blocking'), atMost('ratio', 1.5)),
    state(`${route}, layout shift`, '', shifts, atMost('product', 0.01)),
  ];
}

async function typeLead(page: Page): Promise<number> {
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries())
        if (name.startsWith('key')) keys.push(duration);
    }).observe(options);
  });
  await page.locator('input[name="name"]').pressSequentially(contact.name);
  await page.locator('input[name="email"]').pressSequentially(createEmail());
  await page.locator('input[name="phone"]').pressSequentially(mobileNumber);
  return page.evaluate(() => Math.max(16, ...('keys' in window ? (window.keys as number[]) : [])));
}

async function continueToPayment(page: Page): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere =
            location.pathname === '/payment' && document.querySelector('form input') !== null;
          if (!isThere) return void requestAnimationFrame(look);
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('/api/v1/lead'));
          const [call] = calls.slice(-1);
          resolve(performance.now() - (call ? call.startTime + call.duration : 0));
        };
        look();
      }),
  );
  await page.locator('button[type="submit"]').click();
  return shown;
}

async function measureTyping(browser: Browser, url: string): Promise<Figure[]> {
  const keys: number[] = [];
  const steps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(browser, url, { conditions: phone });
    await page.goto(url, { waitUntil: 'networkidle' });
    keys.push(await typeLead(page));
    steps.push(await continueToPayment(page));
    await page.context().close();
  }
  return [
    state('worst keystroke', 'ms', [median(keys)], atMost('product', 23)),
    state('step change, lead to payment', 'ms', steps, atMost('product', 100)),
  ];
}

export const browser: Part = {
  name: 'browser',
  async measure(ground, say) {
    const opened = await openBrowser();
    try {
      const figures: Figure[] = [];
      for (const page of await preparePages(ground)) {
        say(page.route);
        figures.push(...(await measureRoute(opened, ground.barePageUrl, page)));
      }
      say('typing');
      return [...figures, ...(await measureTyping(opened, `${ground.webUrl}${leadPath}`))];
    } finally {
      await opened.close();
    }
  },
};
