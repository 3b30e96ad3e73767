/** Whether an unknown error is one of the system's with this code, for example ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
