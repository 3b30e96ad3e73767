import type { Problem } from '@/contract/problem';

/** An answer outside 200-299 (spec section 7). `problem` is null when the body was not one. */
export class HttpError extends Error {
  constructor(
    readonly method: string,
    readonly url: string,
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    // Grouped by url, method and status (spec section 8); no body, which may be personal.
    super(`${method} ${url} answered ${status}`);
    this.name = 'HttpError';
  }
}
