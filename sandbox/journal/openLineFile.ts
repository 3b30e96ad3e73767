import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncDirectory } from './syncDirectory';

export interface LineFile {
  /** Every whole line that was in the file when it was opened. */
  readonly lines: readonly string[];
  /** Resolves when the line is on disk. Lines that arrive together share one fsync. */
  append(line: string): Promise<void>;
  /** Resolves when all lines appended so far are on disk. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const newline = 0x0a;

/**
 * Opens a file that only grows, readable by its owner alone. A last line without its newline, left
 * by a process that died while writing, is cut off: nobody was ever told that it was written.
 * After a failed write every later one fails too, for the file may end in half a line.
 */
export async function openLineFile(path: string): Promise<LineFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  const content = await file.readFile();
  const wholeLength = content.lastIndexOf(newline) + 1;
  if (wholeLength < content.length) {
    await file.truncate(wholeLength);
    await file.sync();
  }
  await syncDirectory(dirname(path));

  let waiting: string[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    await file.appendFile(batch.join(''));
    await file.datasync();
  }

  function append(line: string): Promise<void> {
    if (waiting.length === 0) {
      flushing = (flushing ?? Promise.resolve()).then(flush);
    }
    waiting.push(`${line}\n`);
    return settled();
  }

  async function settled(): Promise<void> {
    await flushing;
  }

  async function close(): Promise<void> {
    await settled().finally(() => file.close());
  }

  const text = content.subarray(0, wholeLength).toString('utf8');
  return { lines: text.split('\n').slice(0, -1), append, settled, close };
}
