/**
 * A raw query with one parameter set or, with null, taken out. The other parameters keep their
 * bytes and their order.
 */
export function replaceParameter(rawQuery: string, name: string, value: string | null): string {
  const others = rawQuery
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).get(name) === null);
  const added = value === null ? [] : [new URLSearchParams({ [name]: value }).toString()];
  return [...others, ...added].join('&');
}
