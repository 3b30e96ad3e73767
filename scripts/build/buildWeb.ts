import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { read, variables } from '@/config/variables.server';
import { version } from '@/domain/version.server';
import { fontFiles } from '@/themes/fonts';
import { runToCompletion } from '../processes/childProcess';
import type { Report } from '../processes/supervisor';
import { projectRoot } from '../projectRoot';
import { runBuilt, runPackage } from '../system/specs';
import { StartProblem } from '../StartProblem';
import { compressFiles } from './compressFiles';
import { writeInventory } from './scriptInventory';
import { hasSourceMaps, takeSourceMaps } from './sourceMaps';
import { hasSources, isBuilt, makeStamp, webOutput } from './stamp';

export async function copyFlags(projectFolder: string): Promise<void> {
  const source = path.join(projectFolder, 'node_modules/country-flag-icons/3x2');
  const target = path.join(projectFolder, 'public/flags');
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  const missing = (await readdir(source)).filter(
    (name) => /^[A-Z]{2}\.svg$/.test(name) && !present.has(name),
  );
  await Promise.all(missing.map((name) => cp(path.join(source, name), path.join(target, name))));
}

export async function copyFonts(projectFolder: string): Promise<void> {
  const target = path.join(projectFolder, 'public/fonts');
  await mkdir(target, { recursive: true });
  await Promise.all(
    Object.values(fontFiles)
      .flat()
      .map(({ name, source }) =>
        cp(path.join(projectFolder, 'node_modules', source), path.join(target, name)),
      ),
  );
}

/**
 * Creates the generated files of public/. Call it before Next builds or serves. A process of its own
 * makes the pictures: what draws them would stay in the memory of this one.
 * @param pictureProgram arguments of Node that run tools/linkPictures/main.ts
 */
export async function prepareFiles(
  pictureProgram: readonly string[],
  stopping: AbortSignal,
  report: Report,
): Promise<void> {
  await copyFlags(projectRoot);
  await copyFonts(projectRoot);
  const pictures = { name: 'pictures', args: pictureProgram, env: {}, stopSeconds: 5 };
  await runToCompletion(pictures, stopping, report);
}

/**
 * Builds the web app when there is no build or when its sources have changed since, and when
 * SOURCE_MAPS asks for maps that the build does not have. Build the programs before: one draws pictures.
 * @throws StartProblem when the build fails.
 */
export async function buildWeb(stopping: AbortSignal, report: Report): Promise<void> {
  const canBuild = hasSources(projectRoot, webOutput);
  if (canBuild) await prepareFiles(runBuilt('linkPictures'), stopping, report);
  const { SOURCE_MAPS: needsMaps } = read(process.env, { SOURCE_MAPS: variables.SOURCE_MAPS });
  const lacksMaps = needsMaps && canBuild && !hasSourceMaps(projectRoot);
  if (isBuilt(projectRoot, webOutput) && !lacksMaps) return;
  report('Building the checkout; this takes a minute or two.');
  const build = {
    name: 'build',
    args: runPackage('next/dist/bin/next', 'build'),
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SOURCE_MAPS: String(needsMaps),
    },
    stopSeconds: 1,
  };
  await runToCompletion(build, stopping, report);
  if (!existsSync(path.join(projectRoot, webOutput.folder, webOutput.idFile)))
    throw new StartProblem('The build made nothing; its lines above say why.');
  await takeSourceMaps(projectRoot, version);
  await writeInventory(projectRoot);
  await compressFiles(projectRoot, stopping);
  const stamp = makeStamp(projectRoot, webOutput);
  await writeFile(stamp.file, stamp.text);
}
