import type { GetServerSideProps } from 'next';
import type { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { get } from '../http/request';

/**
 * Answers a page route with JSON: 200 when ok, 503 otherwise. Loads no product
 * (docs/behaviour.md 2).
 */
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

/** Whether web can serve buyers: it can when the service behind the contract is ready. */
export async function getReadiness(): Promise<Health> {
  const isApiReady = await get<Health>(paths.readiness, { needs: { status: 'string' } }).then(
    () => true,
    () => false,
  );
  const status = isApiReady ? 'ok' : 'unavailable';
  return { status, checks: { api: status } };
}

/** Whether this process runs at all; it asks no one else. */
export function getHealth(): Promise<Health> {
  return Promise.resolve({ status: 'ok', checks: {} });
}
