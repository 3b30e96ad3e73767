import { uniq } from 'es-toolkit';
import { readMonitoring } from '@/config/monitoring.server';
import { getPageTraceparent } from '@/domain/monitoring/trace.server';
import { version } from '@/domain/version.server';
import type { BrowserSettings } from '@/services/monitoring/Watched';

let monitoring: ReturnType<typeof readMonitoring> | undefined;

/** Read once: what a process reports to does not change while it runs. */
function getMonitoring() {
  monitoring ??= readMonitoring(process.env);
  return monitoring;
}

/**
 * What the receivers of a page need to know; null: none is configured, and the page is sent nothing.
 * @param route the page's, such as `/recovery/[token]`
 */
export function getBrowserSettings(route: string): BrowserSettings | null {
  const { environment, rumUrl, sentryDsn } = getMonitoring();
  if (sentryDsn === undefined && rumUrl === undefined) return null;
  return {
    environment,
    route,
    version,
    ...(sentryDsn !== undefined && { sentryDsn }),
    ...(rumUrl !== undefined && { rumUrl }),
  };
}

/** What the load of the page goes by that is being made; undefined where nothing watches both ends. */
export const getLoadTraceparent = (): string | undefined =>
  getMonitoring().rumUrl === undefined ? undefined : getPageTraceparent();

/** Where a page's receivers are, for the policy of its answers. */
export function getReceiverOrigins(): string[] {
  const { rumUrl, sentryDsn } = getMonitoring();
  const addresses = [sentryDsn, rumUrl].filter((address) => address !== undefined);
  return uniq(addresses.map((address) => new URL(address).origin));
}
