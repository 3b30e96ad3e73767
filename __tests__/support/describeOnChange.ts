import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';
import { importsOf } from './importsOf';

/** What decides how anything compiles, is checked and is tested. */
const tools = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'eslint.config.js',
  'jest.config.js',
];

/** Gone with the packages it was made with. */
const folder = path.join(projectRoot, 'node_modules/.cache/education-checkout');

/** @throws when there is no such place: a list of inputs must not outlive them */
function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((entry) => filesIn(path.join(place, entry)));
}

function digestOf(places: readonly string[]): string {
  const digest = createHash('sha256').update(process.version);
  const files = places.flatMap((place) => filesIn(path.join(projectRoot, place)));
  for (const file of [...new Set(files)].sort())
    digest.update(`\0${path.relative(projectRoot, file)}\0`).update(readFileSync(file));
  return digest.digest('hex');
}

/** The test file itself and what it imports. */
function ownFiles(): string[] {
  const { testPath = '' } = expect.getState();
  const test = path.relative(projectRoot, testPath);
  return [test, ...importsOf(test, readFileSync(testPath, 'utf8'))];
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Adds a step of the story. */
type Step = (title: string, run: () => Promise<void>) => void;

/**
 * A story that runs the whole toolchain: told again when something it is about has changed since
 * every step of it passed here, and always in CI. Else it is reported as skipped.
 * @param inputs files and folders, from the project's root
 */
export function describeOnChange(
  title: string,
  inputs: readonly string[],
  define: (step: Step) => void,
): void {
  const digest = digestOf([...tools, ...ownFiles(), ...inputs]);
  const file = path.join(folder, createHash('sha256').update(title).digest('hex'));
  if (!process.env['CI'] && read(file) === digest) {
    describe(title, () => {
      it.skip('was seen to pass with what it is about as it is now; CI=true runs it again', () =>
        undefined);
    });
    return;
  }
  describe(title, () => {
    let open = 0;
    define((name, run) => {
      open += 1;
      it(name, async () => {
        await run();
        open -= 1;
      });
    });
    afterAll(() => {
      if (open > 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, digest);
    });
  });
}
