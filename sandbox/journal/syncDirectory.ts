import { open } from 'node:fs/promises';

/** Makes the names in a directory durable: a synced file whose name is lost is lost too. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // a directory cannot be opened there
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
