import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../hasCode';
import { syncDirectory } from '../journal/syncDirectory';

const bytes = 32;

/**
 * The programme's secret, which makes its members' ids and signs its authorizations: made at the
 * first start, kept in `path` for its owner only.
 * @throws Error when the file is there but holds no key
 */
export async function openLiveloKey(path: string): Promise<Buffer> {
  const key = (await readKey(path)) ?? (await createKey(path));
  if (key.length !== bytes) {
    throw new Error(`${path} holds no key: move it away to have a new one made.`);
  }
  return key;
}

async function readKey(path: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function createKey(path: string): Promise<Buffer> {
  const key = randomBytes(bytes);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(key.toString('base64'));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
  return key;
}
