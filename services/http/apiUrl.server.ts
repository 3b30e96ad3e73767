import { AsyncLocalStorage } from 'node:async_hooks';
import { readWebEnvironment } from '@/config/web.server';

/**
 * Addresses of the service that calls go to; for homologation HOMOLOG_API_URL, where it is set. The
 * operator sets them all: no request can name another.
 */
export function getApiUrls(isHomologation: boolean): readonly string[] {
  const { apiUrls, homologApiUrls } = readWebEnvironment(process.env);
  return (isHomologation ? homologApiUrls : undefined) ?? apiUrls;
}

export function getRequestApiUrls(): readonly string[] {
  return getApiUrls(isInHomologation());
}

const scope = new AsyncLocalStorage<boolean>();

export function runInHomologation<Answer>(isOn: boolean, answer: () => Answer): Answer {
  return scope.run(isOn, answer);
}

export function isInHomologation(): boolean {
  return scope.getStore() ?? false;
}
