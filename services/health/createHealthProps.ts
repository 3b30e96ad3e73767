import type { GetServerSideProps } from 'next';
import type { Health } from '@/contract/health';

/** Answers a page route with JSON: 200 when ok, 503 otherwise. Loads no product (spec section 2). */
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
