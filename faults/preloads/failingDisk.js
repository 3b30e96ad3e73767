/**
 * Loaded before the sandbox. While the data folder has a file `disk-is-full`, each append writes half
 * of its data and fails.
 */
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

const flag = path.join(process.env.DATA_DIR ?? '.', 'disk-is-full');

const handle = await open(new URL(import.meta.url));
const prototype =
  /** @type {{ appendFile: (this: unknown, data: string | Uint8Array, ...options: unknown[]) => Promise<void> }} */ (
    Object.getPrototypeOf(handle)
  );
await handle.close();
const { appendFile } = prototype;

prototype.appendFile = async function (data, ...options) {
  if (!existsSync(flag)) return appendFile.call(this, data, ...options);
  await appendFile.call(this, data.slice(0, Math.ceil(data.length / 2)), ...options);
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};
