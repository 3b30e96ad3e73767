import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The content of a small file, or undefined when there is none.
 * @throws when it exists and cannot be read.
 */
export function readKeptFile(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Makes sure that the folder's entries (a new or renamed file) survive a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Writes a file that only its owner can read, whole or not at all. */
export function writeKeptFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}.new`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeSync(descriptor, `${content}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, file);
  syncFolder(path.dirname(file));
}

/** The content of the file; made, and kept for the next start, when there is none. */
export function keepInFile(file: string, make: () => string): string {
  const kept = readKeptFile(file);
  if (kept !== undefined && kept !== '') return kept;
  const made = make();
  writeKeptFile(file, made);
  return made;
}
