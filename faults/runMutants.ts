import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTask } from '../scripts/processes/runUntilStopped';
import { projectRoot } from '../scripts/projectRoot';
import { StartProblem } from '../scripts/StartProblem';
import { type Mutant, mutants } from './mutants';
import { createFigure } from './Scenario';
import { formatFigure } from './runScenario';

const needed = [
  'brands',
  'commerce',
  'config',
  'contract',
  'domain',
  'faults',
  'locales',
  'sandbox',
  'scripts',
  'tools',
  'server',
  'services',
  'testing',
  'themes',
  'validation',
  'web',
];
const files = ['package.json', 'tsconfig.json'];

function copySources(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  chmodSync(root, 0o711);
  const known = readdirSync(projectRoot);
  for (const entry of [...needed, ...files].filter((name) => known.includes(name)))
    cpSync(path.join(projectRoot, entry), path.join(root, entry), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/**
 * @throws StartProblem when the text to replace is missing or not unique: the mutant has to be
 *   updated.
 */
function applyMutant(root: string, { changes, name }: Mutant): void {
  for (const { file, find, replace } of changes) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    if (text.split(find).length !== 2)
      throw new StartProblem(`${name}: ${file} has no single place "${find}"; update the mutant.`);
    writeFileSync(
      place,
      text.replace(find, () => replace),
    );
  }
}

function findMissed(
  root: string,
  { scenario, share }: Mutant,
  signal: AbortSignal,
): Promise<string> {
  const args = ['--import', 'tsx', 'faults/tryScenario.ts', scenario, String(share)];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, signal }, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

await runTask(async (supervisor, report) => {
  let unseen = 0;
  await supervisor.run(async (stopping) => {
    for (const mutant of mutants) {
      const root = copySources();
      try {
        applyMutant(root, mutant);
        const lines = (await findMissed(root, mutant, stopping)).split('\n');
        const line = lines.find((text) => text.includes(`"name":"${mutant.figure}"`));
        if (line === undefined)
          throw new StartProblem(`${mutant.name}: no such figure in "${lines.join(' ')}".`);
        const isSeen = !line.includes('"missed":0');
        if (!isSeen) unseen += 1;
        report(
          formatFigure(
            createFigure(`${mutant.name} turns red ${mutant.figure}`, 1, isSeen ? 1 : 0),
          ),
        );
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }
  });
  return unseen === 0;
});
