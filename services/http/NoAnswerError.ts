/** Why no answer came. Whether the call did its work is unknown in each case. */
export type NoAnswerReason = 'timeout' | 'network';

/** A call to which no answer came: the connection failed or the time limit passed. */
export class NoAnswerError extends Error {
  constructor(
    readonly method: string,
    readonly url: string,
    readonly reason: NoAnswerReason,
  ) {
    super(`${method} ${url} got no answer (${reason})`);
    this.name = 'NoAnswerError';
  }
}
