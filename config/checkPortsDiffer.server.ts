import { EnvironmentError } from './variables.server';

/** @throws EnvironmentError for two processes that would listen at the same port, by their variables */
export function checkPortsDiffer(ports: Readonly<Record<string, number | undefined>>): void {
  const seen = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if (port === undefined) continue;
    const other = seen.get(port);
    if (other !== undefined)
      throw new EnvironmentError(
        `${other} and ${name} are both ${port}; give each a port of its own.`,
      );
    seen.set(port, name);
  }
}
