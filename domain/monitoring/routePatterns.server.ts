import { oneOfProcess } from '../oneOfProcess.server';

/** @returns the pattern of a request's address, such as `/payment/[id]`; null: it asks for a file */
export type FindPattern = (url: string) => string | null;

/** Of a process that knows no patterns (the development server) all addresses are one. */
const patterns = oneOfProcess<{ find: FindPattern }>('route patterns', () => ({
  find: () => 'unknown',
}));

/** Told by the server that knows them. */
export function tellPatterns(find: FindPattern): void {
  patterns.find = find;
}

/** The same for who asks. */
export const findRoutePattern: FindPattern = (url) => patterns.find(url);
