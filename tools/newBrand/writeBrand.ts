import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { StartProblem } from '../../scripts/StartProblem';
import type { NewBrand } from './brand';
import { getDrawable } from './drawings';
import { createBrandFiles, getPlanId, toIdentifier } from './sources';

const importLine = /^(?:import .*|\}) from '(.+)';$/;

const getFolder = (module: string) => module.slice(0, module.lastIndexOf('/'));

function insertAt(lines: readonly string[], index: number, line: string): string {
  return lines.toSpliced(index, 0, line).join('\n');
}

/**
 * Adds an import among those of the same folder, in their order.
 * @throws Error when the source imports nothing from that folder
 */
export function insertImport(source: string, name: string, module: string): string {
  const lines = source.split('\n');
  const siblings = lines.flatMap((line, index) => {
    const from = importLine.exec(line)?.[1];
    return from !== undefined && getFolder(from) === getFolder(module) ? [{ from, index }] : [];
  });
  const [first] = siblings;
  if (!first) throw new Error(`There is no import from ${getFolder(module)} to put it beside.`);
  const previous = siblings.findLast(({ from }) => from < module);
  const index = previous ? previous.index + 1 : first.index;
  return insertAt(lines, index, `import { ${name} } from '${module}';`);
}

/**
 * Adds an entry at the end of an object or a list.
 * @param opening the start of the line that opens it; the next unindented bracket closes it
 * @throws Error when the source has no such line
 */
export function insertEntry(source: string, opening: string, entry: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith(opening));
  const end = lines.findIndex((line, index) => index > start && /^[}\]]/.test(line));
  if (start < 0 || end < 0) throw new Error(`There is no "${opening}" to add a line to.`);
  return insertAt(lines, end, `  ${entry}`);
}

export function registryEdits(brand: NewBrand): Record<string, (source: string) => string> {
  const { business, id } = brand;
  const name = toIdentifier(id);
  const key = name === id ? id : `'${id}'`;
  const entry = name === id ? `${id},` : `${key}: ${name},`;
  const add = (opening: string, module: string, line: string) => (source: string) =>
    insertEntry(insertImport(source, name, module), opening, line);
  return {
    'brands/registry.ts': add('export const brands = {', `./${id}`, entry),
    'themes/registry.ts': add('export const themes = {', `./${id}`, entry),
    'locales/brands/registry.ts': add('export const brandCopy', `./${id}`, `['${id}', ${name}],`),
    'commerce/modules/catalogue/registry.ts': add(
      'export const registry',
      `./products/${name}`,
      `${name},`,
    ),
    'services/checkout/productKeys.ts': (source) =>
      insertEntry(
        source,
        'export const productKeys = {',
        `${key}: { business: '${business}', productCode: '${id}' },`,
      ),
  };
}

function isReserved(identifier: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, undefined, identifier);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
}

function isTaken(root: string, brand: NewBrand): boolean {
  const { id } = brand;
  const products = 'commerce/modules/catalogue/products';
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = [`public/brands/${id}`, ...Object.keys(createBrandFiles(brand))];
  if (files.some((file) => existsSync(path.join(root, file)))) return true;
  const word = new RegExp(`(?<![\\w-])(${id}|${toIdentifier(id)})(?![\\w-])`);
  const generated = Object.values(createBrandFiles({ ...brand, id: 'stand-in' }));
  const names = generated.flatMap(
    (source) => source.match(/(?<=import .*\{).*(?=\})|(?<=const )\w+/g) ?? [],
  );
  if ([...Object.keys(registryEdits(brand)).map(read), ...names].some((text) => word.test(text)))
    return true;
  return readdirSync(path.join(root, products)).some((file) => {
    const source = read(path.join(products, file));
    return source.includes(`'${id}'`) || source.includes(`'${getPlanId(id)}'`);
  });
}

/**
 * Refuses a brand that cannot be written.
 * @param root the project's folder
 * @throws StartProblem with one sentence
 */
export function checkNewBrand(root: string, brand: NewBrand): void {
  const { hue, id, name } = brand;
  if (!/^(?=.{2,40}$)[a-z]+(-[a-z]+)*$/.test(id))
    throw new StartProblem(
      `"${id}" cannot be a brand's id: use 2 to 40 lower-case letters, in words joined by hyphens.`,
    );
  const letters = getDrawable(name).replace(/[^\p{L}\p{N}]/gu, '');
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .&'-]{1,39}$/u.test(name) || letters.length < 2)
    throw new StartProblem(
      `"${name}" cannot be a brand's name: use 2 to 40 letters, digits, spaces and . & ' -`,
    );
  if (!Number.isInteger(hue) || hue < 0 || hue > 359)
    throw new StartProblem('The hue must be a whole number of degrees from 0 to 359.');
  if (isReserved(toIdentifier(id)) || isTaken(root, brand))
    throw new StartProblem(`The id "${id}" is taken; choose another.`);
}

/**
 * Writes a brand's files and its lines in the registries, once all of them could be created.
 * @param root the project's folder
 * @returns the paths written, from the root
 */
export function writeBrand(root: string, brand: NewBrand): string[] {
  const changed = Object.entries(registryEdits(brand)).map(
    ([file, edit]) => [file, edit(readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  const written = [...Object.entries(createBrandFiles(brand)), ...changed];
  for (const [file, content] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return written.map(([file]) => file);
}
