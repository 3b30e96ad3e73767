import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { getCommandLine } from '../../scripts/processes/processInfo';
import { atMost, state, type Figure } from '../figures';
import { sendLoad } from '../load';
import type { Part } from '../Part';

const processes = {
  supervisor: /launch\.js start/,
  commerce: /build\/commerce\.js/,
  sandbox: /build\/sandbox\.js/,
  web: /build\/web\.js/,
};

/** Maximum megabytes of all processes together: 60 % of what they used before this benchmark. */
const most = 290;

const rest = 20_000;

function readStatus(pid: number, name: string): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

const isOurs = (pid: number): boolean =>
  pid > 1 && (pid === process.pid || isOurs(readStatus(pid, 'PPid')));

function readMemory(): Map<string, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger).filter(isOurs);
  return new Map(
    Object.entries(processes).map(([name, called]) => {
      const pid = pids.find((id) => called.test(getCommandLine(id)));
      if (pid === undefined) throw new Error(`${name} does not run`);
      return [name, readStatus(pid, 'VmRSS') / 1_024];
    }),
  );
}

function toFigures(memory: ReadonlyMap<string, number>, when: string): Figure[] {
  const total = [...memory.values()].reduce((sum, megabytes) => sum + megabytes, 0);
  const goal = when === 'at rest' ? atMost('product', most) : null;
  return [
    ...[...memory].map(([name, megabytes]) => state(`${name}, ${when}`, 'MB', [megabytes])),
    state(`all processes, ${when}`, 'MB', [total], goal),
  ];
}

export const memory: Part = {
  name: 'memory',
  async measure({ secondsToReady, webUrl }, say) {
    const ready = state('start to ready', 's', [secondsToReady]);
    if (!existsSync('/proc/self/status')) {
      say('This system has no /proc; memory is not measured.');
      return [ready];
    }
    await wait(rest);
    const before = readMemory();
    for (const route of ['/lead', '/payment'])
      await sendLoad({ url: `${webUrl}${route}?product=medcof`, duration: 5 });
    await wait(rest);
    return [ready, ...toFigures(before, 'at rest'), ...toFigures(readMemory(), 'after load')];
  },
};
