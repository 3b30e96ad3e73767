import { chromium } from '@playwright/test';
import { StartProblem } from '../StartProblem';
import { chromiumCandidates } from './chromiumCandidates';
import { installDebianChromium, installPlaywrightChromium } from './installChromium';
import { runs } from './runs';

function installed(): string | undefined {
  const candidates = chromiumCandidates(process.env['PATH'] ?? '', process.platform);
  return [...candidates, chromium.executablePath()].find(runs);
}

/**
 * The Chromium to test with: CHROMIUM_PATH, else one that is installed, else one that is installed
 * now.
 * @throws StartProblem when there is none and none can be installed.
 */
export function findChromium(chosen: string | undefined): string {
  if (chosen !== undefined && chosen !== '') {
    if (runs(chosen)) return chosen;
    throw new StartProblem(`CHROMIUM_PATH must be a Chromium that starts; ${chosen} does not.`);
  }
  const present = installed();
  if (present !== undefined) return present;
  for (const install of [installPlaywrightChromium, installDebianChromium]) {
    const found = install() ? installed() : undefined;
    if (found !== undefined) return found;
  }
  throw new StartProblem(
    'No Chromium was found and none could be installed; install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}
