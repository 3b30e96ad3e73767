import { startSchool } from '../testing/startSchool';
import { createService } from './processes/childProcess';
import type { Report, Supervisor } from './processes/supervisor';
import { runScript } from './system/specs';
import { planTestedSystem, type TestedSystem } from './testedSystem';

const READY_SECONDS = 420;

export interface TestedCheckout extends TestedSystem {
  browserEnvironment: Record<string, string>;
}

/**
 * Starts the whole system as `npm start` starts it, on free ports and an empty data folder, and the
 * server of a school beside it, which is told of what medcof sells and opens accounts.
 * @param chromium the browser's program.
 * @throws StartProblem when it does not start.
 */
export async function startTestedCheckout(
  supervisor: Supervisor,
  chromium: string,
  report: Report,
): Promise<TestedCheckout> {
  const tested = await planTestedSystem();
  const school = await startSchool('medcof');
  supervisor.onStopped(() => {
    school.close();
    tested.discard();
  });
  const checkout = {
    name: 'checkout',
    args: runScript('scripts/start.ts'),
    env: { ...tested.env, ...school.env },
    readyUrl: `${tested.baseUrl}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 60,
  };
  await supervisor.start(createService(checkout, report));
  return {
    ...tested,
    browserEnvironment: {
      E2E_BASE_URL: tested.baseUrl,
      E2E_COMMERCE_URL: tested.commerceUrl,
      E2E_SANDBOX_URL: tested.sandboxUrl,
      E2E_SCHOOL_URL: school.url,
      E2E_DATA_DIR: tested.dataDir,
      CHROMIUM_PATH: chromium,
    },
  };
}
