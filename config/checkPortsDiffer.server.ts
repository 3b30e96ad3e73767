import { EnvironmentError } from './variables.server';

/** @throws EnvironmentError that names the variables of two processes with the same port */
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
