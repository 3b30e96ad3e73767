import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCommandLine } from '@/scripts/processes/processInfo';
import { planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { eventually } from '@/testing/eventually';
import { startProgram, type StartedProgram } from '@/testing/startProgram';
import { type CopyOfProject, copyProject } from '@/testing/copyProject';
import { descendants, living } from '../../support/descendants';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** Milliseconds. On a quiet machine it is two seconds; a busy one is slower. */
const limitMs = 20_000;

const getPid = ({ child }: StartedProgram) => child.pid ?? 0;

async function reach(program: StartedProgram, stage: RegExp): Promise<void> {
  const runs = () =>
    descendants(getPid(program)).some((pid) => stage.test(getCommandLine(pid))) ||
    program.child.exitCode !== null;
  await eventually(runs, Boolean, { timeoutMs: 300_000, intervalMs: 20 });
}

async function interrupt(program: StartedProgram, stage: string): Promise<void> {
  const everyone = descendants(getPid(program));
  expect(everyone).not.toEqual([]);
  const signalledAt = performance.now();
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  const took = performance.now() - signalledAt;
  expect(took, `milliseconds at the stage ${stage}`).toBeLessThan(limitMs);
  await eventually(
    () => living(everyone),
    (left) => left.length === 0,
  );
}

describe('Ctrl-C ends a start of the services', () => {
  let plan: TestedSystem;

  beforeAll(async () => {
    plan = await planTestedSystem();
  });
  afterAll(() => {
    plan.discard();
  });

  // Each goes on where the one before was stopped: a later start finds nothing damaged.
  it.each([
    ['initdb', /bin\/initdb/],
    ['PostgreSQL, first', /bin\/postgres -D/],
    ['PostgreSQL, later', /bin\/postgres -D/],
    ['sandbox', /build\/sandbox\.js|sandbox\/main\.ts/],
    ['commerce', /build\/commerce\.js|commerce\/main\.ts/],
  ])('at the start of %s', async (stage, running) => {
    const program = startProgram('services', plan.env);
    await reach(program, running);
    await interrupt(program, stage);
  });

  it('and the start after it succeeds', async () => {
    const program = startProgram('services', plan.env);
    await program.printed(/The services are ready/);
    await interrupt(program, 'services');
  });
});

describe('Ctrl-C ends npm start', () => {
  let copy: CopyOfProject;
  let plan: TestedSystem;

  beforeAll(async () => {
    copy = copyProject({ without: ['build'] });
    plan = await planTestedSystem();
  });
  afterAll(() => {
    plan.discard();
    copy.discard();
  });

  it('while it builds web', async () => {
    const program = startProgram('start', plan.env, { root: copy.root });
    await reach(program, /next.* build/);
    await eventually(() => existsSync(path.join(copy.root, '.next')), Boolean);
    await interrupt(program, 'build');
  });

  it('while web starts to develop', async () => {
    const program = startProgram('dev', plan.env, { root: copy.root });
    await reach(program, /next.* dev/);
    await interrupt(program, 'next dev');
  });
});
