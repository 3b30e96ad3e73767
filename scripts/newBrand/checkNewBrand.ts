import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { StartProblem } from '../StartProblem';
import { firstPlanId } from './catalogueSource';
import { createBrandFiles } from './createBrandFiles';
import { identifierOf } from './identifierOf';
import { lettersOf } from './lettersOf';
import type { NewBrand } from './NewBrand';
import { registryEdits } from './registryEdits';

const catalogue = 'commerce/catalog/products';

/** Whether a word of the language, such as `new`, would be the name of the brand's constant. */
function isReserved(identifier: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, undefined, identifier);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
}

/** What a generated file imports and declares: the brand's constant must not meet it. */
const namesIn = (source: string): string[] =>
  source.match(/(?<=import .*\{).*(?=\})|(?<=const )\w+/g) ?? [];

/** Whether a file, a product or a plan has the brand's name already. */
function isTaken(root: string, brand: NewBrand): boolean {
  const { id } = brand;
  const files = createBrandFiles(brand);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const folder = path.join(root, 'public/brands', id);
  if ([folder, ...Object.keys(files).map((file) => path.join(root, file))].some(existsSync))
    return true;
  const word = new RegExp(`(?<![\\w-])(${id}|${identifierOf(id)})(?![\\w-])`);
  const sources = [
    ...Object.keys(registryEdits(brand)).map(read),
    ...Object.values(createBrandFiles({ ...brand, id: 'stand-in' })).flatMap(namesIn),
  ];
  const plan = [`'${id}'`, `'${firstPlanId(id)}'`];
  return (
    sources.some((source) => word.test(source)) ||
    readdirSync(path.join(root, catalogue)).some((file) => {
      const source = read(path.join(catalogue, file));
      return plan.some((quoted) => source.includes(quoted));
    })
  );
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
  if (
    !/^[\p{L}\p{N}][\p{L}\p{N} .&'-]{1,39}$/u.test(name) ||
    lettersOf(name.replaceAll(' ', '')).length < 2
  )
    throw new StartProblem(
      `"${name}" cannot be a brand's name: use 2 to 40 letters, digits, spaces and . & ' -`,
    );
  if (!Number.isInteger(hue) || hue < 0 || hue > 359)
    throw new StartProblem('The hue must be a whole number of degrees from 0 to 359.');
  if (isReserved(identifierOf(id)) || isTaken(root, brand))
    throw new StartProblem(`The id "${id}" is taken; choose another.`);
}
