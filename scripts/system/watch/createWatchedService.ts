import type { Report, RunningProcess, Service } from '../../processes/supervisor';
import { unlessStopped } from '../../processes/unlessStopped';
import { errorMessage } from '../../StartProblem';

/**
 * Starts to watch. @param onChange called when the service has to restart @returns a function that
 * stops it
 */
type Watch = (onChange: () => void) => Promise<() => Promise<void>>;

export function createWatchedService(service: Service, watch: Watch, report: Report): Service {
  return {
    name: service.name,
    async start(stopping) {
      let restarts = Promise.resolve();
      let restart: () => Promise<void> | undefined = () => undefined;
      const watching = watch(() => {
        restarts = restarts.then(restart);
      });
      const stopWatching = await unlessStopped(watching, stopping).catch((thrown: unknown) => {
        void watching.then(
          (stop) => stop(),
          () => undefined,
        );
        throw thrown;
      });
      let current = await service.start(stopping).catch(async (thrown: unknown) => {
        await stopWatching();
        throw thrown;
      });
      let isRestarting = false;
      let end: (how: string) => void = () => undefined;
      const exited = new Promise<string>((resolve) => {
        end = resolve;
      });
      const follow = (running: RunningProcess) =>
        void running.exited.then((how) => {
          if (!isRestarting) end(how);
        });
      follow(current);
      restart = async () => {
        isRestarting = true;
        await current.stop();
        try {
          current = await service.start(stopping);
        } catch (thrown) {
          if (!stopping.aborted) report(errorMessage(thrown), service.name);
          return;
        }
        isRestarting = false;
        follow(current);
        report('It restarted with the change.', service.name);
      };
      return {
        exited,
        kill: () => {
          current.kill();
        },
        async stop() {
          await stopWatching();
          await restarts;
          await current.stop();
          // Nobody followed it if a restart failed or was stopped.
          end('stopped');
        },
      };
    },
  };
}
