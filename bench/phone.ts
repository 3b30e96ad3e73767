import { chromium, type Browser, type Page } from '@playwright/test';
import { readChromiumPath } from '@/config/chromium.server';
import { findChromium } from '../tools/testRun/findChromium';

export interface Conditions {
  processor: number;
  kilobitsPerSecond: number;
  latency: number;
}

export const phone: Conditions = { processor: 4, kilobitsPerSecond: 1_600, latency: 150 };
export const slowPhone: Conditions = { processor: 4, kilobitsPerSecond: 400, latency: 400 };

export interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  ready: number;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(readChromiumPath(process.env)) });

function watchPage(selector: string): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, ready: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, look: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(look);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
  });
  observe('layout-shift', (entry) => {
    seen.shift += 'value' in entry ? Number(entry.value) : 0;
  });
  const timer = setInterval(() => {
    const element = document.querySelector(selector) ?? {};
    if (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) return;
    seen.ready = performance.now();
    clearInterval(timer);
  }, 20);
}

export async function openPage(
  browser: Browser,
  { kilobitsPerSecond, latency, processor }: Conditions,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // tsx wraps functions that run in the page in this one, to keep their names; the page lacks it.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return page;
}

/**
 * Opens an address once, with an empty cache, and waits until the network is idle.
 * @param selector the element whose hydration is timed
 * @throws Error when nothing was painted, so that nothing was measured
 */
export async function visit(
  browser: Browser,
  url: string,
  { conditions, selector }: { conditions: Conditions; selector: string },
): Promise<Visit> {
  const page = await openPage(browser, conditions);
  await page.addInitScript(watchPage, selector);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => ('seen' in window ? window.seen : null) as Visit);
  await page.context().close();
  if (seen.firstPaint === 0) throw new Error(`Nothing was painted of ${url}.`);
  return seen;
}
