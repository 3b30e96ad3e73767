import { createSupervisor, restartDelay, type Service } from '@/scripts/processes/supervisor';
import { StartProblem } from '@/scripts/StartProblem';

function fakeService(name: string, log: string[]) {
  let end: (how: string) => void = () => undefined;
  const service: Service = {
    name,
    start: () => {
      log.push(`start ${name}`);
      const exited = new Promise<string>((resolve) => {
        end = resolve;
      });
      return Promise.resolve({
        exited,
        stop: () => {
          log.push(`stop ${name}`);
          end('exit code 0');
          return Promise.resolve();
        },
        kill: () => {
          end('signal SIGKILL');
        },
      });
    },
  };
  return {
    service,
    end: (how: string) => {
      end(how);
    },
  };
}

const quiet = () => undefined;

describe('createSupervisor', () => {
  it('stops services in reverse order, then runs the callbacks for the stop', async () => {
    const log: string[] = [];
    const supervisor = createSupervisor(quiet);
    for (const name of ['postgres', 'sandbox', 'commerce', 'web'])
      await supervisor.start(fakeService(name, log).service);
    supervisor.onStopped(() => log.push('release'));
    log.length = 0;
    await supervisor.stop();
    expect(log).toEqual(['stop web', 'stop commerce', 'stop sandbox', 'stop postgres', 'release']);
  });

  it('restarts a service that exited by itself, and reports it', async () => {
    const log: string[] = [];
    const lines: string[] = [];
    const { service, end } = fakeService('commerce', log);
    const isBack = new Promise<void>((resolve) => {
      const supervisor = createSupervisor((line) => {
        lines.push(line);
        if (line === 'commerce runs again.') void supervisor.stop().then(resolve);
      });
      void supervisor.start(service).then(() => {
        end('signal SIGKILL');
      });
    });
    await isBack;
    expect(lines).toContain('commerce stopped by itself (signal SIGKILL); it starts again now.');
    // The process that had ended, and its successor, which had only just started.
    const stops = ['stop commerce', 'stop commerce'];
    expect(log).toEqual(['start commerce', 'start commerce', ...stops]);
  });

  it('stops a process that starts while its predecessor is being stopped', async () => {
    const log: string[] = [];
    const { service, end } = fakeService('postgres', log);
    const supervisor = createSupervisor(quiet);
    let starts = 0;
    const isStopped = new Promise<void>((resolve) => {
      const start: Service['start'] = async (stopping) => {
        starts += 1;
        if (starts === 2) {
          const stopped = supervisor.stop();
          // The predecessor is being stopped by then.
          await new Promise(setImmediate);
          void stopped.then(resolve);
        }
        return service.start(stopping);
      };
      void supervisor.start({ name: 'postgres', start }).then(() => {
        end('signal SIGKILL');
      });
    });
    await isStopped;
    expect(log).toEqual(['start postgres', 'stop postgres', 'start postgres', 'stop postgres']);
  });

  it('stops while it still waits to restart a service', async () => {
    const log: string[] = [];
    const { service, end } = fakeService('commerce', log);
    const isStopped = new Promise<void>((resolve) => {
      const supervisor = createSupervisor((line) => {
        if (line.includes('it starts again')) void supervisor.stop().then(resolve);
      });
      void supervisor.start(service).then(() => {
        end('exit code 1');
      });
    });
    await isStopped;
    expect(log).toEqual(['start commerce', 'stop commerce']);
  });

  it('starts nothing more once it is stopping', async () => {
    const log: string[] = [];
    const supervisor = createSupervisor(quiet);
    await supervisor.stop();
    await expect(supervisor.start(fakeService('web', log).service)).rejects.toThrow();
    expect(log).toEqual([]);
  });

  it('throws the reason why a first start failed', async () => {
    const supervisor = createSupervisor(quiet);
    const start = () => Promise.reject(new StartProblem('No room.'));
    await expect(supervisor.start({ name: 'web', start })).rejects.toThrow('No room.');
  });
});

describe('restartDelay', () => {
  it.each([
    [0, 0],
    [1, 0.5],
    [2, 1],
    [4, 4],
    [5, 5],
    [5000, 5],
  ])('after %i failed starts the delay is %d seconds', (failedStarts, seconds) => {
    expect(restartDelay(failedStarts)).toBe(seconds);
  });
});
