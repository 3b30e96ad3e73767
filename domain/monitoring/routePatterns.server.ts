import { getProcessSingleton } from '../processSingleton.server';

/**
 * @returns the pattern of a request's address, such as `/payment/[id]`; null: the request is for a
 *   file
 */
export type FindPattern = (url: string) => string | null;

const patterns = getProcessSingleton<{ find: FindPattern }>('route patterns', () => ({
  find: () => 'unknown',
}));

export function setPatternFinder(find: FindPattern): void {
  patterns.find = find;
}

export const findRoutePattern: FindPattern = (url) => patterns.find(url);
