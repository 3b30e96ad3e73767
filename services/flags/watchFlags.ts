import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import type { Operation } from '@/contract/enumerations';
import { paths } from '@/contract/paths';

interface WatchedSale {
  business: string;
  product: string;
  operation: Operation;
}

const ask: typeof fetch = (...request) =>
  fetch(...request).then(
    (answer) => (answer.ok ? answer : new Response(null, { status: 304 })),
    () => new Response(null, { status: 304 }),
  );

/**
 * Polls the flags that are on for a sale, at this page's own origin.
 * @param every seconds
 * @param onAnswer gets a function that looks a flag up
 * @returns stops the polling
 */
export function watchFlags(
  { business, operation, product }: WatchedSale,
  every: number,
  onAnswer: (isOn: (flag: string) => boolean) => void,
): () => void {
  const client = new UnleashClient({
    url: `${window.location.origin}${paths.flags}`,
    // The service recognizes its own pages; its token stays there.
    clientKey: 'page',
    appName: 'checkout',
    context: { properties: { business, operation, product } },
    refreshInterval: every,
    // The service counts the requests itself.
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    fetch: ask,
  });
  client.on('update', () => {
    onAnswer((flag) => client.isEnabled(flag));
  });
  void client.start();
  return () => {
    client.stop();
  };
}
