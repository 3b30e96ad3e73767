import type { Scenario } from '../Scenario';
import { intents } from './intents';
import { providerFaults } from './providerFaults';

/** Two commerce processes on one database: the same figures. */
export const twoProcesses: Scenario = {
  name: 'two processes',
  system: { moreCommerce: [undefined] },
  run: async (system, share) => [
    ...(await intents.run(system, share)),
    ...(await providerFaults.run(system, share)),
  ],
};

/** Of three processes the clock of one is a minute ahead and that of another a minute behind. */
export const clocks: Scenario = {
  name: 'clocks',
  system: { moreCommerce: ['shiftClock.js?ms=60000', 'shiftClock.js?ms=-60000'] },
  run: async (system, share) => [
    ...(await intents.run(system, share / 5)),
    ...(await providerFaults.run(system, share)),
  ],
};
