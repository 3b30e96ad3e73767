/** @returns the pattern of a request's address, such as `/payment/[id]`; null: it asks for a file */
export type FindPattern = (url: string) => string | null;

declare global {
  var findRoutePattern: FindPattern | undefined;
}

/** Of the process, not of a module: the server that knows the patterns and the pages are bundles of their own. */
export function tellPatterns(find: FindPattern): void {
  globalThis.findRoutePattern = find;
}

/** The same for who asks; of a process that knows no patterns (the development server) all are one. */
export const findRoutePattern: FindPattern = (url) =>
  globalThis.findRoutePattern ? globalThis.findRoutePattern(url) : 'unknown';
