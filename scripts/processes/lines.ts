export const toPlainLine = (line: string, from?: string): string =>
  from === undefined ? line : `${from} | ${line}`;

/**
 * Formats a line for machines. JSON lines of a process stay as they are; other output, such as a
 * stack, becomes a line with the same members.
 * @returns null for an empty line
 */
export function toJsonLine(line: string, from = 'start', now = new Date()): string | null {
  if (line.trim() === '') return null;
  if (line.startsWith('{') && line.endsWith('}')) return line;
  const level = from === 'start' ? 'info' : 'warning';
  return JSON.stringify({ level, time: now.toISOString(), service: from, message: line });
}
