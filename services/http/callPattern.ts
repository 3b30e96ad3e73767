import { paths } from '@/contract/paths';
import { maskIds } from './maskIds';

const parameter = /:\w+/g;

/** Paths without parameters first: `/api/v1/access/exchange` does not name a token. */
const patterns = Object.values(paths)
  .sort((one, other) => Number(one.includes(':')) - Number(other.includes(':')))
  .map((path) => ({ path, expression: new RegExp(`^${path.replaceAll(parameter, '[^/]+')}$`) }));

export function getCallPattern(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return patterns.find(({ expression }) => expression.test(path))?.path ?? maskIds(url);
}
