/** Stable codes of the sandbox's error answers. */
export type SandboxProblemCode =
  | 'invalid_request'
  | 'invalid_card'
  | 'unknown_profile'
  | 'unauthorized'
  | 'not_found'
  | 'payment_id_reused'
  | 'invalid_state'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'internal_error'
  | 'service_unavailable';

/** An error that is answered as it is. `detail` is public: never card data, never a stack. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly code: SandboxProblemCode,
    readonly detail: string,
    /** Extension members of the problem (RFC 9457, section 3.2). */
    readonly members: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}
