import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMembers, type Needs } from '@/services/http/answers';

/** What the build writes down of its scripts, beside Next's own files, so that it goes where they go. */
export const inventoryFile = '.next/script-inventory.json';

/** What browsers may be given to run (scripts/build/scriptInventory.ts). */
export interface KnownScripts {
  /** By their names below `/_next/`: the hash as an integrity attribute has it. */
  scripts: Readonly<Record<string, string>>;
  /** The same hashes as a file for browsers, who take what comes later by them. */
  list: { file: string; integrity: string };
}

const needs: Needs<KnownScripts> = { scripts: 'object', list: 'object' };

let inventory: KnownScripts | null | undefined;

/** null: there is none, in development and while the build itself makes its pages. */
function readInventory(): KnownScripts | null {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), inventoryFile);
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return null;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!hasMembers(content, needs)) throw new Error(`${file} is no inventory of scripts`);
  return content;
}

/** Read once: no build changes while a server runs it. */
const getInventory = (): KnownScripts | null => (inventory ??= readInventory());

/**
 * The hash that a browser has to find in a script before it runs it.
 * @param address the script's, such as /_next/static/chunks/x.js
 * @returns undefined: it is no script of the build
 */
export function findIntegrity(address: string): string | undefined {
  const [file = ''] = address.replace(/^.*?\/_next\//, '').split('?', 1);
  return getInventory()?.scripts[decodeURI(file)];
}

/** Where a browser finds the hashes of what comes later, and the hash of that list itself. */
export function getIntegrityList(): { address: string; integrity: string } | null {
  const list = getInventory()?.list;
  return list ? { address: `/_next/${list.file}`, integrity: list.integrity } : null;
}
