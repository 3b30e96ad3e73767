import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { startProgram, startShell } from '@/testing/startProgram';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

// A disk of a few kilobytes, which only this start sees.
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

let parent: string;
let plan: TestedSystem;
let earlier: TestedSystem;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'full-'));
  [plan, earlier] = await Promise.all([planTestedSystem(), planTestedSystem()]);
});
afterAll(() => {
  plan.discard();
  earlier.discard();
  rmSync(parent, { recursive: true });
});

async function startOn(size: string, prepare = 'true') {
  const disk = `mount -t tmpfs -o size=${size},mode=711 tmpfs "$DATA_DIR"`;
  const start = `exec '${process.execPath}' scripts/launch.js services`;
  const program = startShell(
    `exec unshare --mount sh -c '${disk}; ${prepare}; ${start.replaceAll("'", '"')}'`,
    plan.env,
  );
  return { code: await program.ended, said: program.output() };
}

const oneSentence = {
  code: 1,
  said: expect.stringMatching(
    /^(The start failed: the disk is full|The disk of \S+ is full); free some space and start again\.\n$/,
  ) as unknown,
};

describe.runIf(canMount)('a full data folder is named in one sentence', () => {
  // Too small for the first file, for the secrets, for initdb, and for the database of the checkout.
  it.each(['4k', '32k', '1m', '30m', '40m'])('at a first start on %s', async (size) => {
    expect(await startOn(size)).toEqual(oneSentence);
  });

  it('at a later start', async () => {
    const program = startProgram('services', earlier.env);
    await program.printed(/The services are ready/);
    program.child.kill('SIGTERM');
    await program.ended;
    const fill = `cp -a "${earlier.dataDir}/." "$DATA_DIR"; dd if=/dev/zero of="$DATA_DIR/fill" bs=4k`;
    expect(await startOn('200m', `(${fill}) 2>/dev/null`)).toEqual(oneSentence);
    const leave = `${fill}; truncate -s -8k "$DATA_DIR/fill"`;
    expect(await startOn('200m', `(${leave}) 2>/dev/null`)).toEqual(oneSentence);
  });
});
