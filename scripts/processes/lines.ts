export const toPlainLine = (line: string, from?: string): string =>
  from === undefined ? line : `${from} | ${line}`;

/**
 * A line for machines. A process's own lines are JSON already; what else it says, such as a stack,
 * becomes a line of the same members.
 * @returns null: there is nothing to say
 */
export function toJsonLine(line: string, from = 'start', now = new Date()): string | null {
  if (line.trim() === '') return null;
  if (line.startsWith('{') && line.endsWith('}')) return line;
  const level = from === 'start' ? 'info' : 'warning';
  return JSON.stringify({ level, time: now.toISOString(), service: from, message: line });
}
