import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMembers, type RequiredMembers } from '@/services/http/answers';

export const inventoryFile = '.next/script-inventory.json';

export interface KnownScripts {
  scripts: Readonly<Record<string, string>>;
  list: { file: string; integrity: string };
}

const needs: RequiredMembers<KnownScripts> = { scripts: 'object', list: 'object' };

let inventory: KnownScripts | null | undefined;

function readInventory(): KnownScripts | null {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), inventoryFile);
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return null;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!hasMembers(content, needs)) throw new Error(`${file} is not a script inventory`);
  return content;
}

const getInventory = (): KnownScripts | null => (inventory ??= readInventory());

/**
 * The hash that a browser requires of a script before it runs it.
 * @param address the script's, such as /_next/static/chunks/x.js
 * @returns undefined: it is no script of the build
 */
export function findIntegrity(address: string): string | undefined {
  const [file = ''] = address.replace(/^.*?\/_next\//, '').split('?', 1);
  return getInventory()?.scripts[decodeURI(file)];
}

export function getIntegrityList(): { address: string; integrity: string } | null {
  const list = getInventory()?.list;
  return list ? { address: `/_next/${list.file}`, integrity: list.integrity } : null;
}
