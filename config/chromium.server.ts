import { read, type Source, variables } from './variables.server';

/** The Chromium to test with. Undefined: one is looked for. */
export function readChromiumPath(source: Source): string | undefined {
  const { CHROMIUM_PATH } = variables;
  return read(source, { CHROMIUM_PATH }).CHROMIUM_PATH;
}
