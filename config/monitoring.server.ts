import type { MetricsAddress } from '@/domain/monitoring/metrics.server';
import { monitoringVariables } from './monitoringVariables.server';
import { read, type Source, variables } from './variables.server';

export const metricsPorts = {
  web: 'WEB_METRICS_PORT',
  commerce: 'COMMERCE_METRICS_PORT',
  worker: 'WORKER_METRICS_PORT',
  sandbox: 'SANDBOX_METRICS_PORT',
} as const;

export function readMonitoring(source: Source) {
  const values = read(source, { APP_ENV: variables.APP_ENV, ...monitoringVariables });
  return {
    environment: values.APP_ENV,
    sentryDsn: values.SENTRY_DSN,
    elasticUrl: values.ELASTIC_APM_SERVER_URL,
    elasticToken: values.ELASTIC_APM_SECRET_TOKEN,
    rumUrl: values.ELASTIC_APM_RUM_URL,
  };
}

export type Monitoring = ReturnType<typeof readMonitoring>;

/** Null: metrics are not served. The address is for scrapers, never the buyers' port. */
export function readMetricsAddress(
  source: Source,
  service: keyof typeof metricsPorts,
): MetricsAddress | null {
  const { COMMERCE_METRICS_PORT, METRICS_HOST, SANDBOX_METRICS_PORT } = variables;
  const { WEB_METRICS_PORT, WORKER_METRICS_PORT } = variables;
  const ports = { COMMERCE_METRICS_PORT, SANDBOX_METRICS_PORT, WEB_METRICS_PORT };
  const values = read(source, { METRICS_HOST, WORKER_METRICS_PORT, ...ports });
  const variable = metricsPorts[service];
  const port = values[variable];
  return port === undefined ? null : { host: values.METRICS_HOST, port, variable };
}
