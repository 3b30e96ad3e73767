import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Registry } from 'prom-client';
import {
  createRequestMetric,
  isEventStream,
  type ReadMetrics,
} from '@/domain/monitoring/metrics.server';
import type { FindPattern } from '@/domain/monitoring/routePatterns.server';
import { onUnresolvedLink } from '@/domain/monitoring/unresolvedLinks.server';

interface WebMetrics {
  count(request: IncomingMessage, response: ServerResponse): void;
  read: ReadMetrics;
}

export function createWebMetrics(findPattern: FindPattern): WebMetrics {
  const registry = new Registry();
  const countRequest = createRequestMetric(registry);
  const unresolved = new Counter({
    name: 'checkout_unresolved_links_total',
    help: 'Buyers sent to /expired-link, by what their link lacked, and whether the link is wrong or the service did not say.',
    labelNames: ['missing', 'reason'],
    registers: [registry],
  });
  onUnresolvedLink(({ missing, reason }) => {
    unresolved.inc({ missing, reason });
  });
  return {
    count({ method, url = '' }, response) {
      const began = performance.now();
      const route = findPattern(url) ?? 'file';
      response.once('close', () => {
        if (isEventStream(response.getHeader('content-type'))) return;
        const milliseconds = performance.now() - began;
        countRequest({ method, route, status: response.statusCode, milliseconds });
      });
    },
    read: () => registry.metrics(),
  };
}
