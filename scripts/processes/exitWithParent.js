/**
 * Loaded before everything else into each process the supervisor starts: when the supervisor dies,
 * however it dies, the process stops as at SIGTERM, and is killed after 5 seconds. Processes further
 * down inherit this module but do nothing: their own parent ends them.
 */
import { isMainThread } from 'node:worker_threads';

const isChildOfSupervisor = process.env.SUPERVISOR_PID === String(process.ppid);

const kill = () => process.kill(process.pid, 'SIGKILL');

if (isMainThread && isChildOfSupervisor && process.connected) {
  process.once('disconnect', () => {
    // Nobody reads our output any more, and a logger that flushes at exit would retry for ever (sonic-boom
    // on EPIPE): the process is killed as soon as it starts to exit.
    process.prependListener('exit', kill);
    setTimeout(kill, 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The listener alone would keep a process alive that has nothing left to do.
  process.channel?.unref();
}
