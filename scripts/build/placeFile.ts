import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all, whatever stops the process and whoever else writes it. */
export async function placeFile(file: string, contents: Uint8Array | string): Promise<void> {
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, contents);
  await rename(written, file);
}
