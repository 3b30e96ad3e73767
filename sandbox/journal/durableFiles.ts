import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

interface LineFile {
  readonly lines: readonly string[];
  /** Resolves when the line is on disk. Lines that arrive together share one fsync. */
  append(line: string): Promise<void>;
  /**
   * Replaces lines of the file, each with another whole line: the new file is written beside the old
   * one and takes its place; lines appended meanwhile follow in the new one.
   */
  rewrite(change: (line: string) => string): Promise<void>;
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

const newline = 0x0a;

/**
 * Opens an append-only file, readable by its owner alone. A last line without its newline, left by a
 * process that died while writing, is cut off: its write was never confirmed. After a failed write
 * every later one fails too, because the file may end in half a line.
 */
export async function openLineFile(path: string): Promise<LineFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  let file = await open(path, 'a+', 0o600);
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

  async function replace(change: (line: string) => string): Promise<void> {
    const kept = await readFile(path, 'utf8');
    const lines = kept.split('\n').slice(0, -1).map(change);
    await writeWhole(path, lines.map((line) => `${line}\n`).join(''));
    const old = file;
    file = await open(path, 'a+', 0o600);
    await old.close();
  }

  async function rewrite(change: (line: string) => string): Promise<void> {
    flushing = (flushing ?? Promise.resolve()).then(() => replace(change));
    return settled();
  }

  async function settled(): Promise<void> {
    await flushing;
  }

  async function close(): Promise<void> {
    try {
      await settled();
    } finally {
      await file.close();
    }
  }

  const text = content.subarray(0, wholeLength).toString('utf8');
  return { lines: text.split('\n').slice(0, -1), append, rewrite, settled, close };
}

export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const isMissing =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return null;
    throw error;
  }
}

export async function writeWhole(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
}

/** Makes the names in a directory durable: a synced file whose name is lost is lost too. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a directory
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
