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

/** Another service behind the contract may report no checks. */
type ApiHealth = Pick<Health, 'status'> & Partial<Health>;

/**
 * Web is ready when it can render, which it shows by answering. The answer contains the state of the
 * service behind the contract, and of the payment provider as that service reports it, but does not
 * depend on them: a failing service would take all web instances out of rotation at once, and receipts
 * and waiting pages with them.
 */
export async function getReadiness(): Promise<Health> {
  const asked = get<ApiHealth>(paths.readiness, { needs: { status: 'string' } });
  const api = await Promise.race([asked.catch(() => null), wait(apiTimeoutMs, null)]);
  const provider = api?.checks?.provider;
  return {
    status: 'ok',
    checks: { pages: 'ok', api: api ? 'ok' : 'unavailable', ...(provider && { provider }) },
  };
}

export function getHealth(): Promise<Health> {
  return Promise.resolve({ status: 'ok', checks: {} });
}
