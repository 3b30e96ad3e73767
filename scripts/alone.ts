import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { keepOwnVariables, processVariables } from '../config/processVariables.server';
import { loadEnvironmentFile } from './environmentFile';
import { projectRoot } from './projectRoot';
import { errorMessage } from './StartProblem';

const programs = {
  web: () => import('@/web/main'),
  commerce: () => import('@/commerce/main'),
  worker: () => import('@/commerce/worker'),
  migrate: () => import('@/commerce/migrate'),
  sandbox: () => import('@/sandbox/main'),
};

type Name = keyof typeof programs;

const isName = (name: string | undefined): name is Name =>
  name !== undefined && name in processVariables;

function printVariables(name: Name): void {
  const given = new Set(Object.keys(process.env));
  loadEnvironmentFile();
  keepOwnVariables(name, process.env);
  const added = Object.entries(process.env).filter(([variable]) => !given.has(variable));
  process.stdout.write(JSON.stringify(Object.fromEntries(added)));
}

/**
 * Loads the variables of this process from .env. Another process reads the file and exits, so that the
 * secrets of other processes never enter the memory of this one.
 */
function readEnvironmentFile(name: Name): void {
  if (!existsSync(path.join(projectRoot, '.env'))) {
    loadEnvironmentFile();
    return;
  }
  const launcher = path.join(projectRoot, 'scripts/launch.js');
  const answer = execFileSync(process.execPath, [launcher, 'variables', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  Object.assign(process.env, JSON.parse(answer));
}

/** Runs `work` and prints its error as a sentence. @returns whether it succeeded */
function explain(work: () => void, hasSpoken: boolean): boolean {
  try {
    work();
    return true;
  } catch (thrown) {
    if (!hasSpoken) process.stderr.write(`${errorMessage(thrown)}\n`);
    process.exitCode = 1;
    return false;
  }
}

const [program, ofWhom] = process.argv.slice(2);
if (program === 'variables' && isName(ofWhom))
  explain(() => {
    printVariables(ofWhom);
  }, false);
else if (isName(program)) {
  // With a file, the process that reads it has already reported what is wrong with it.
  const hasFile = existsSync(path.join(projectRoot, '.env'));
  if (
    explain(() => {
      readEnvironmentFile(program);
    }, hasFile)
  ) {
    keepOwnVariables(program, process.env);
    await programs[program]();
  }
}
