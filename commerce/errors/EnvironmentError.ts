/** A setting is missing or wrong; the message is one sentence for the operator. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
