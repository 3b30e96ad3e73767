import { uniq } from 'es-toolkit';
import { readMonitoring } from '@/config/monitoring.server';
import { getPageTraceparent } from '@/domain/monitoring/trace.server';
import { version } from '@/domain/version.server';
import type { BrowserSettings } from '@/services/monitoring/Watched';

let monitoring: ReturnType<typeof readMonitoring> | undefined;

function getMonitoring() {
  monitoring ??= readMonitoring(process.env);
  return monitoring;
}

/**
 * Settings for the receivers of a page; null: none is configured, and the page gets no settings.
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

export const getLoadTraceparent = (): string | undefined =>
  getMonitoring().rumUrl === undefined ? undefined : getPageTraceparent();

export function getReceiverOrigins(): string[] {
  const { rumUrl, sentryDsn } = getMonitoring();
  const addresses = [sentryDsn, rumUrl].filter((address) => address !== undefined);
  return uniq(addresses.map((address) => new URL(address).origin));
}
