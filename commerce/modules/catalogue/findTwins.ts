import { foldCode } from '@/domain/codes';

/**
 * Finds codes with the same letters and digits: a link always means the first of them.
 * @param getScope the group in which a link looks for a code; without one, all
 * @returns One sentence per fault, which names both.
 */
export function findTwins<Item>(
  kind: string,
  items: readonly Item[],
  getCode: (item: Item) => string,
  getScope: (item: Item) => string = () => '',
): string[] {
  const first = new Map<string, string>();
  return items.flatMap((item) => {
    const [code, scope] = [getCode(item), getScope(item)];
    const key = JSON.stringify([scope, foldCode(code)]);
    const earlier = first.get(key);
    first.set(key, earlier ?? code);
    if (earlier === undefined) return [];
    const name = `${kind} ${code}${scope === '' ? '' : ` of ${scope}`}`;
    return earlier === code ? `${name} is there twice` : `${name} is ${earlier} to a link`;
  });
}
