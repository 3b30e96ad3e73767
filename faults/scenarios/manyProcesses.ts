import type { Scenario } from '../Scenario';
import { intents } from './intents';
import { outage } from './outage';
import { providerFaults } from './providerFaults';
import { purchases } from './purchases';
import { webhooks } from './webhooks';

export const twoProcesses: Scenario = {
  name: 'two processes',
  system: { moreCommerce: [undefined] },
  run: async (system, share) => [
    ...(await intents.run(system, share)),
    ...(await purchases.run(system, share)),
    // The last one: it holds back the provider's own events.
    ...(await webhooks.run(system, share)),
  ],
};

export const twoProcessesProviderAway: Scenario = {
  name: 'two processes, provider away',
  system: { moreCommerce: [undefined] },
  run: async (system, share) => [
    ...(await providerFaults.run(system, share)),
    ...(await outage.run(system, share)),
  ],
};

export const clocks: Scenario = {
  name: 'clocks',
  system: { moreCommerce: ['shiftClock.js?ms=60000', 'shiftClock.js?ms=-60000'] },
  run: async (system, share) => [
    ...(await intents.run(system, share / 5)),
    ...(await providerFaults.run(system, share)),
  ],
};
