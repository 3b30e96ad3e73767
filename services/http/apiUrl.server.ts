import { AsyncLocalStorage } from 'node:async_hooks';
import { readWebEnvironment } from '@/config/web.server';

/**
 * Where the service is that calls go to. In homologation HOMOLOG_API_URL says it, where it is set.
 * All addresses are the operator's: no request can name another.
 */
export function getApiUrls(isHomologation: boolean): readonly string[] {
  const { apiUrls, homologApiUrls } = readWebEnvironment(process.env);
  return (isHomologation ? homologApiUrls : undefined) ?? apiUrls;
}

/** Where the calls of the request being answered go. Server only. */
export function getRequestApiUrls(): readonly string[] {
  return getApiUrls(isInHomologation());
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
