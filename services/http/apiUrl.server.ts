import { AsyncLocalStorage } from 'node:async_hooks';
import { readWebEnvironment } from '@/domain/environment.server';

/**
 * The service that calls go to. In homologation HOMOLOG_API_URL names it, where it is set. Both
 * addresses are the operator's: no request can name another.
 */
export function getApiUrl(isHomologation: boolean): string {
  const { apiUrl, homologApiUrl } = readWebEnvironment(process.env);
  return (isHomologation ? homologApiUrl : undefined) ?? apiUrl;
}

/** The service that the calls of the request being answered go to. Server only. */
export function getRequestApiUrl(): string {
  return getApiUrl(isInHomologation());
}

const scope = new AsyncLocalStorage<boolean>();

/** Answers a request in homologation or not; the calls made meanwhile go to the right service. */
export function runInHomologation<Answer>(isOn: boolean, answer: () => Answer): Answer {
  return scope.run(isOn, answer);
}

/** Whether the request being answered is in homologation. Server only. */
export function isInHomologation(): boolean {
  return scope.getStore() ?? false;
}
