import type { Page } from '@playwright/test';
import {
  type MonitoringReceiver,
  startMonitoringReceiver,
} from '@/testing/startMonitoringReceiver';
import { readRun } from './run';
import { startWatchedWeb } from './startWatchedWeb';

export const query = 'product=medcof&seller=ana&utm_id=a-token-in-the-link-1234567';

export function createWatching() {
  const { commerceUrl } = readRun(process.env);
  const stops: (() => Promise<void>)[] = [];
  return {
    startReceiver: async (): Promise<MonitoringReceiver> => {
      const receiver = await startMonitoringReceiver();
      stops.push(receiver.close);
      return receiver;
    },

    watch: async (
      { dsn, url }: Pick<MonitoringReceiver, 'dsn' | 'url'>,
      apiUrl = commerceUrl,
      variables: Readonly<Record<string, string>> = {},
    ): Promise<Awaited<ReturnType<typeof startWatchedWeb>>> => {
      const web = await startWatchedWeb({
        ...variables,
        API_URL: apiUrl,
        SENTRY_DSN: dsn,
        ELASTIC_APM_SERVER_URL: url,
        ELASTIC_APM_RUM_URL: url,
      });
      stops.push(web.stop);
      return web;
    },

    stopAfter: (stop: () => Promise<void>) => void stops.push(stop),

    stop: async (): Promise<void> => {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}

export async function failPromises(page: Page, text: string, count = 1): Promise<void> {
  await page.evaluate(
    ([words, times]) => {
      for (let time = 0; time < times; time += 1) void Promise.reject(new Error(words));
    },
    [text, count] as const,
  );
}
