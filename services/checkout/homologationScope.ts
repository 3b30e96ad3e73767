import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<boolean>();

/** Answers a request in homologation or not; the calls made meanwhile go to the right service. */
export function runInHomologation<Answer>(isOn: boolean, answer: () => Answer): Answer {
  return scope.run(isOn, answer);
}

/** Whether the request being answered is in homologation. Server only. */
export function isInHomologation(): boolean {
  return scope.getStore() ?? false;
}
