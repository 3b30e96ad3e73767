import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { isNativeError } from 'node:util/types';
import { distance } from 'fastest-levenshtein';
import { variableNames } from '../config/variables.server';
import { projectRoot } from './projectRoot';
import { StartProblem } from './StartProblem';

/**
 * Reads the project's .env when there is one. Variables that the shell already set win.
 * @throws StartProblem when it cannot be read, or has a line or a name that nothing would read.
 */
export function loadEnvironmentFile(folder = projectRoot): void {
  const text = readEnvironmentFile(path.join(folder, '.env'));
  let misspelt = findMisspelt(Object.keys(process.env), 9);
  if (text !== undefined) {
    const line = findUnreadLine(text);
    if (line !== undefined)
      throw new StartProblem(
        `Line ${line} of .env is not NAME=value; correct it or begin it with #.`,
      );
    const values = parseEnv(text);
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
    misspelt ??= findMisspelt(Object.keys(values), 4);
  }
  if (misspelt !== undefined)
    throw new StartProblem(
      `${misspelt.name} is set and nothing reads it; did you mean ${misspelt.meant}?`,
    );
}

function readEnvironmentFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    const code = isNativeError(thrown) && 'code' in thrown ? String(thrown.code) : '';
    if (code === 'ENOENT') return undefined;
    const reason = code === 'EISDIR' ? 'it is a folder' : code;
    throw new StartProblem(
      `${file} cannot be read (${reason}); make it a file that this account may read, or delete it.`,
    );
  }
}

const assignment = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(?<value>.*)$/;

export function findUnreadLine(text: string): number | undefined {
  let quote = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (quote !== '') {
      if (line.includes(quote)) quote = '';
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const value = assignment.exec(line)?.groups?.value;
    if (value === undefined) return index + 1;
    const [first = ''] = value;
    if (`"'\``.includes(first) && first !== '' && !value.slice(1).includes(first)) quote = first;
  }
  return undefined;
}

const nearest = 2;

/**
 * Finds the first name that is nearly one of ours.
 * @param shortest minimum length of a name: in a shell, which has variables of other programs, a short
 *   one is near to many
 */
export function findMisspelt(
  names: readonly string[],
  shortest: number,
): { name: string; meant: string } | undefined {
  for (const name of names) {
    if (name.length < shortest || variableNames.includes(name)) continue;
    const meant = variableNames.find(
      (known) => known.length >= shortest && distance(name, known) <= nearest,
    );
    if (meant !== undefined) return { name, meant };
  }
  return undefined;
}
