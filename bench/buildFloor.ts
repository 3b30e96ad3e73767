import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isBuilt, makeStamp, type Output } from '../scripts/build/stamp';
import { runToCompletion } from '../scripts/processes/childProcess';
import type { Report } from '../scripts/processes/supervisor';
import { projectRoot } from '../scripts/projectRoot';
import { StartProblem } from '../scripts/StartProblem';
import { runPackage } from '../scripts/system/specs';

export const floorFolder = 'bench/floor';
export const nextProgram = 'next/dist/bin/next';
export const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

const output: Output = {
  folder: `${floorFolder}/.next`,
  sources: [
    ...['pages', 'instrumentation.js', 'next.config.js'].map((name) => `${floorFolder}/${name}`),
    // The browsers that it is built for.
    'package.json',
    'package-lock.json',
  ],
  idFile: 'BUILD_ID',
};

interface SourceMap {
  sources?: string[];
  sections?: { map: SourceMap }[];
}

const listSources = ({ sections = [], sources = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => listSources(map)),
];

/**
 * Reads in the source maps of a built floor what it was built from.
 * @throws StartProblem when they name a file that is neither the floor's own nor a package's, or do not
 *   name the floor's page: then they say nothing about what is in it
 */
export function checkIsBare(root: string): void {
  const built = path.join(root, output.folder, 'server');
  const maps = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  const files = maps.flatMap((name) => {
    const map = JSON.parse(readFileSync(path.join(built, name), 'utf8')) as SourceMap;
    return listSources(map)
      .filter((source) => source.startsWith('.'))
      .map((source) => path.relative(root, path.resolve(built, path.dirname(name), source)));
  });
  if (!files.includes(`${floorFolder}/pages/index.js`))
    throw new StartProblem('The source maps of the bare page do not name its page.');
  const foreign = files.filter((file) => !/^(?:\.\.|node_modules|bench\/floor)\//.test(file));
  if (foreign.length > 0)
    throw new StartProblem(
      `The bare page is not bare: it holds ${[...new Set(foreign)].join(', ')}.`,
    );
}

/**
 * Builds the bare page, unless the build of its sources is there.
 * @throws StartProblem when it is not bare
 */
export async function buildFloor(stopping: AbortSignal, report: Report): Promise<void> {
  if (isBuilt(projectRoot, output)) return;
  report('Building the bare page.');
  const build = {
    name: 'bare page',
    args: runPackage(nextProgram, 'build', floorFolder),
    env: production,
    stopSeconds: 10,
  };
  await runToCompletion(build, stopping, report);
  checkIsBare(projectRoot);
  const { file, text } = makeStamp(projectRoot, output);
  await writeFile(file, text);
}
