/**
 * Loaded before everything else into each process the supervisor starts: when the supervisor dies,
 * however it dies, the process stops as if it had been asked to, and ends for good after 5 seconds.
 * Processes further down inherit the option but not the duty: their own parent ends them.
 */
import { isMainThread } from 'node:worker_threads';

const isChildOfSupervisor = process.env['SUPERVISOR_PID'] === String(process.ppid);

const end = () => process.kill(process.pid, 'SIGKILL');

if (isMainThread && isChildOfSupervisor && process.connected) {
  process.once('disconnect', () => {
    // Nobody reads our lines any more, and a logger that writes its last ones at exit would try for
    // ever (sonic-boom on EPIPE): once the process means to exit, it ends before anything else.
    process.prependListener('exit', end);
    setTimeout(end, 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The listener alone would keep a process alive that has nothing left to do.
  process.channel?.unref();
}
