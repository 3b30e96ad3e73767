import { Counter, Registry } from 'prom-client';
import { createRequestMetric } from '@/domain/monitoring/metrics.server';

export const metrics = new Registry();

export const countRequest = createRequestMetric(metrics);

export const deliveries = new Counter({
  name: 'checkout_sandbox_deliveries_total',
  help: 'Tries to deliver a webhook, by whether its receiver accepted it.',
  labelNames: ['result'],
  registers: [metrics],
});
