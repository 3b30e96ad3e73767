import { read, type Source, variables } from './variables.server';

export function readChromiumPath(source: Source): string | undefined {
  const { CHROMIUM_PATH } = variables;
  return read(source, { CHROMIUM_PATH }).CHROMIUM_PATH;
}
