const id = /^(?:(?=.*\d)[\w-]{20,}|(?=.*[a-z])(?=.*[A-Z])[\w-]{28,}|\d{5}-?\d{3})$/;

/**
 * A call's path with `{id}` for the ids in it and without its query, so that failures of the same call
 * are alike and no log opens a buyer's payment.
 */
export function maskIds(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (id.test(part) ? '{id}' : part))
    .join('/');
}
