import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Reports each line of the stream with the process's name before it. */
export function prefixLines(stream: Readable, name: string, report: (line: string) => void): void {
  createInterface({ input: stream }).on('line', (line) => report(`${name} | ${line}`));
}
