import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageKey } from '@/locales/messageKey';
import { ptBR } from '@/locales/pt-BR';
import { importsOf } from '../support/importsOf';

const isMessageKey = (key: string): key is MessageKey => key in ptBR;

const messageKeys = Object.keys(ptBR).filter(isMessageKey);

export function keysNamedIn(source: string): MessageKey[] {
  const patterns = [...source.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[A-Za-z0-9_.+-]+')}$`),
  );
  return messageKeys.filter(
    (key) => source.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key)),
  );
}

export function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/**
 * The file and everything that it imports, statically or dynamically. Leaves out what it preloads for
 * the next page, which shows nothing on this one.
 */
export function filesBehind(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const source = readFileSync(entry, 'utf8')
    .replace(/import type [^;]*;/g, '')
    .replace(/import\(\/\* for the next page \*\/ '[^']*'\)/g, '');
  for (const file of importsOf(entry, source)) filesBehind(file, found);
  return found;
}
