import { setTimeout as wait } from 'node:timers/promises';
import type { GetServerSideProps } from 'next';
import type { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { get } from '@/services/http/request';

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

/**
 * How long a probe may wait for somebody else's state, in milliseconds: well below the second that
 * balancers give a probe, or a service that is slow would take all webs out of rotation.
 */
const apiPatience = 300;

/**
 * Whether web can render, which it shows by answering. How the service behind the contract is stands
 * in the answer and does not decide: taken out of rotation for it, all webs would go at once, and
 * receipts, waiting pages and whatever is remembered with them.
 */
export async function getReadiness(): Promise<Health> {
  const asked = get<Health>(paths.readiness, { needs: { status: 'string' } });
  const isApiReady = await Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    wait(apiPatience, false),
  ]);
  return { status: 'ok', checks: { pages: 'ok', api: isApiReady ? 'ok' : 'unavailable' } };
}

/** Whether this process runs at all; it asks no one else. */
export function getHealth(): Promise<Health> {
  return Promise.resolve({ status: 'ok', checks: {} });
}
