import { onParentExit } from '@/scripts/processes/runUntilStopped';
import { startScript, startShell } from '@/testing/startProgram';

describe('onParentGone', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function calls(environment: Record<string, string>, parents: number[]): number {
    const act = vi.fn();
    const reads = [...parents];
    onParentExit({ NODE_ENV: 'test', ...environment }, () => reads.shift() ?? 1, act);
    vi.advanceTimersByTime(1_000 * (parents.length - 1));
    return act.mock.calls.length;
  }

  const npm = { npm_lifecycle_event: 'start' };

  it('calls back once when npm is gone', () => {
    expect(calls(npm, [40, 40, 1, 1, 1])).toBe(1);
  });

  it('stays quiet while npm lives', () => {
    expect(calls(npm, [40, 40, 40, 40])).toBe(0);
  });

  it('does not call back when a shell exits', () => {
    expect(calls({}, [40, 40, 1, 1])).toBe(0);
  });
});

test('a task ends when npm is killed while the modules of the task are still loading', async () => {
  const killParent = 'data:text/javascript,process.kill(process.ppid, "SIGKILL")';
  const imports = ['./scripts/processes/parentAtStart.js', killParent, 'tsx'];
  const args = imports.map((name) => `--import '${name}'`).join(' ');
  const task = startShell(`node ${args} __tests__/support/endlessTask.ts; exit`, {
    npm_lifecycle_event: 'test',
  });
  await task.ended;
  expect(task.output()).toMatch(/The task has begun[^]*Stopping/);
});

test('a task that is stopped before its end fails', async () => {
  const task = startScript('__tests__/support/endlessTask.ts');
  await task.printed(/The task has begun/);
  task.child.kill('SIGTERM');
  expect(await task.ended).toBe(1);
});
