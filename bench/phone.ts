import { chromium, type Browser, type Page } from '@playwright/test';
import { readChromiumPath } from '@/config/chromium.server';
import type { StoredValues } from '@/services/storage';
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

/** What a page finds in the browser's own storage, by the names of services/storage.ts. */
export type Stored = Partial<StoredValues>;

/** What a page is opened with, beside its address. */
interface Opening {
  conditions: Conditions;
  stored?: Stored | undefined;
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

/** @param url of the page that the context is opened for */
export async function openPage(
  browser: Browser,
  url: string,
  { conditions: { kilobitsPerSecond, latency, processor }, stored = {} }: Opening,
): Promise<Page> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
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

/** Milliseconds after the last request: its answer's code may still run, and lead on. */
const rest = 1_000;

/** @throws Error when a page led on to another, so that the figures would be those of both */
export function checkStayed(asked: string, shown: string): void {
  if (new URL(asked).href !== new URL(shown).href)
    throw new Error(`${asked} led on to ${shown}, which would be measured in its place.`);
}

/**
 * Opens an address once, with an empty cache, and waits until the network is idle.
 * @param selector the element whose hydration is timed
 * @throws Error when nothing was painted, or the page led on to another: nothing was measured then
 */
export async function visit(
  browser: Browser,
  url: string,
  { selector, ...opening }: Opening & { selector: string },
): Promise<Visit> {
  const page = await openPage(browser, url, opening);
  await page.addInitScript(watchPage, selector);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(rest);
  const seen = await page.evaluate(() => ('seen' in window ? window.seen : null) as Visit);
  const shown = page.url();
  await page.context().close();
  checkStayed(url, shown);
  if (seen.firstPaint === 0) throw new Error(`Nothing was painted of ${url}.`);
  return seen;
}
