import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { InMemStorageProvider, Unleash } from 'unleash-client';
import { type FlagContext, type Flags, getDefault } from './flags';

/** Seconds between two polls, and between two reports of usage (docs/behaviour.md 9). */
const usualRefresh = 300;

const timeoutMs = 10_000;

const lastReportMs = 1_000;

interface UnleashSettings {
  url: string;
  token: string;
  refreshSeconds?: number;
  onFailure: (reason: string) => void;
}

/**
 * Reads flags from an Unleash server. The defaults hold until it has answered and for flags that it
 * does not know; its last answer holds while it is unavailable or answers nonsense.
 */
export function createUnleashFlags({
  onFailure,
  refreshSeconds = usualRefresh,
  token,
  url,
}: UnleashSettings): Flags {
  const unleash = new Unleash({
    url,
    appName: 'education-checkout',
    customHeaders: { Authorization: token },
    refreshInterval: refreshSeconds * 1_000,
    metricsInterval: refreshSeconds * 1_000,
    timeout: timeoutMs,
    disableAutoStart: true,
    // The defaults are in our code; a file would need a writable disk.
    storageProvider: new InMemStorageProvider(),
    skipInstanceCountWarning: true,
  });
  const fail = () => {
    onFailure('Unleash gives no usable answer');
  };
  unleash.on('error', fail);
  unleash.on('warn', fail);
  const toProperties = (context: FlagContext) => ({ properties: { ...context } });
  return {
    refreshSeconds,
    isOn: (name, context) =>
      unleash.isSynchronized()
        ? unleash.isEnabled(name, toProperties(context), () => getDefault(name))
        : getDefault(name),
    start: () => void unleash.start().catch(fail),
    stop: async () => {
      const late = wait(lastReportMs, undefined, { ref: false });
      await Promise.race([unleash.flushMetrics(), late]).catch(fail);
      unleash.destroy();
      muteRepository(unleash);
    },
  };
}

/**
 * A poll that is under way when the client stops emits an error without a listener, which would end
 * the process.
 */
function muteRepository(unleash: Unleash): void {
  const repository: unknown = Reflect.get(unleash, 'repository');
  if (repository instanceof EventEmitter) repository.on('error', () => undefined);
}
