import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../scripts/projectRoot';
import { toPlainLine } from '../scripts/processes/lines';
import type { Report } from '../scripts/processes/supervisor';
import { errorMessage } from '../scripts/StartProblem';
import { auditSettled, settle } from './checker';
import { createFigure, type Figure, type Scenario } from './Scenario';
import { startFaultSystem } from './system';

const column = 8;

export function formatFigure({ asked, done, missed, name }: Figure): string {
  const counts = Object.entries({ asked, done, missed });
  const texts = counts.map(([label, count]) => `${label} ${String(count).padStart(column)}`);
  return `${name.padEnd(64)} ${texts.join('  ')}`;
}

const logFolder = path.join(projectRoot, 'test-results/faults');

export const getLogFile = (name: string): string =>
  path.join(logFolder, `${name.replaceAll(' ', '-')}.log`);

export function openLog(name: string): Report {
  const file = getLogFile(name);
  mkdirSync(logFolder, { recursive: true });
  rmSync(file, { force: true });
  return (line, from) => {
    // Browser tests that start meanwhile empty the folder.
    mkdirSync(logFolder, { recursive: true });
    appendFileSync(file, `${new Date().toISOString()} ${toPlainLine(line, from)}\n`);
  };
}

export async function untilAborted(stopping: AbortSignal): Promise<never> {
  for (;;) {
    stopping.throwIfAborted();
    await once(stopping, 'abort');
  }
}

/**
 * Runs a scenario on a system of its own, and compares ledger and database at its end. A failure on
 * the way counts as a missed figure.
 * @param share of the full counts
 */
export async function runScenario(
  scenario: Scenario,
  share: number,
  stopping: AbortSignal,
): Promise<Figure[]> {
  const log = openLog(scenario.name);
  const figures: Figure[] = [];
  try {
    const system = await startFaultSystem(scenario.system ?? {}, log);
    try {
      const work = async () => {
        figures.push(...(await scenario.run(system, share)));
        figures.push(...auditSettled(await settle(system)));
      };
      await Promise.race([work(), untilAborted(stopping)]);
    } finally {
      await system.stop();
    }
  } catch (thrown) {
    stopping.throwIfAborted();
    log(thrown instanceof Error ? (thrown.stack ?? '') : '');
    figures.push(createFigure(`ended: ${errorMessage(thrown)}`, 1, 0));
  }
  return figures.map((figure) => ({ ...figure, name: `${scenario.name}: ${figure.name}` }));
}
