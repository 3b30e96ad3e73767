import { createSystem } from '@/scripts/processes/createSystem';
import type { Member } from '@/scripts/processes/Member';
import { StartProblem } from '@/scripts/StartProblem';

/** A member whose process lives until it is stopped, or until the test ends it. */
function fakeMember(name: string, diary: string[]) {
  let end: (how: string) => void = () => undefined;
  const member: Member = {
    name,
    start: () => {
      diary.push(`start ${name}`);
      const exited = new Promise<string>((resolve) => {
        end = resolve;
      });
      return Promise.resolve({
        exited,
        stop: () => {
          diary.push(`stop ${name}`);
          end('exit code 0');
          return Promise.resolve();
        },
        kill: () => end('signal SIGKILL'),
      });
    },
  };
  return { member, end: (how: string) => end(how) };
}

const quiet = () => undefined;

describe('createSystem', () => {
  it('stops the last started first, then does what is left to do', async () => {
    const diary: string[] = [];
    const system = createSystem(quiet);
    for (const name of ['postgres', 'sandbox', 'commerce', 'web'])
      await system.start(fakeMember(name, diary).member);
    system.atEnd(() => diary.push('release'));
    diary.length = 0;
    await system.stop();
    expect(diary).toEqual([
      'stop web',
      'stop commerce',
      'stop sandbox',
      'stop postgres',
      'release',
    ]);
  });

  it('starts a member again that ended by itself, and says so', async () => {
    const diary: string[] = [];
    const lines: string[] = [];
    const { member, end } = fakeMember('commerce', diary);
    const isBack = new Promise<void>((resolve) => {
      const system = createSystem((line) => {
        lines.push(line);
        if (line === 'commerce runs again.') void system.stop().then(resolve);
      });
      void system.start(member).then(() => end('signal SIGKILL'));
    });
    await isBack;
    expect(lines).toContain('commerce stopped by itself (signal SIGKILL); it starts again in 1 s.');
    expect(diary).toEqual(['start commerce', 'start commerce', 'stop commerce']);
  });

  it('stops while it still waits to start a member again', async () => {
    const diary: string[] = [];
    const { member, end } = fakeMember('commerce', diary);
    const isStopped = new Promise<void>((resolve) => {
      const system = createSystem((line) => {
        if (line.includes('it starts again')) void system.stop().then(resolve);
      });
      void system.start(member).then(() => end('exit code 1'));
    });
    await isStopped;
    expect(diary).toEqual(['start commerce', 'stop commerce']);
  });

  it('starts nothing more once it is stopping', async () => {
    const diary: string[] = [];
    const system = createSystem(quiet);
    await system.stop();
    await expect(system.start(fakeMember('web', diary).member)).rejects.toThrow();
    expect(diary).toEqual([]);
  });

  it('hands on why a first start failed', async () => {
    const system = createSystem(quiet);
    const start = () => Promise.reject(new StartProblem('No room.'));
    await expect(system.start({ name: 'web', start })).rejects.toThrow('No room.');
  });
});
