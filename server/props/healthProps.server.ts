import { setTimeout as wait } from 'node:timers/promises';
import type { GetServerSideProps } from 'next';
import type { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { get } from '@/services/http/request';

export function createHealthProps(getHealth: () => Promise<Health>): GetServerSideProps {
  return async ({ res }) => {
    const health = await getHealth();
    res.statusCode = health.status === 'ok' ? 200 : 503;
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Cache-Control', 'no-store');
    res.end(JSON.stringify(health));
    return { props: {} };
  };
}

/**
 * Milliseconds that a probe may wait for another service's state: well below the second that balancers
 * give a probe, or a slow service would take all web instances out of rotation.
 */
const apiTimeoutMs = 300;

/**
 * Web is ready when it can render, which it shows by answering. The answer contains the state of the
 * service behind the contract but does not depend on it: a failing service would take all web
 * instances out of rotation at once, and receipts and waiting pages with them.
 */
export async function getReadiness(): Promise<Health> {
  const asked = get<Health>(paths.readiness, { needs: { status: 'string' } });
  const isApiReady = await Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    wait(apiTimeoutMs, false),
  ]);
  return { status: 'ok', checks: { pages: 'ok', api: isApiReady ? 'ok' : 'unavailable' } };
}

export function getHealth(): Promise<Health> {
  return Promise.resolve({ status: 'ok', checks: {} });
}
