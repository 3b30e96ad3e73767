import type { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { get } from '../http/request';

/** Whether web can serve buyers: it can when the service behind the contract is ready. */
export async function getReadiness(): Promise<Health> {
  const isApiReady = await get<Health>(paths.readiness).then(
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
