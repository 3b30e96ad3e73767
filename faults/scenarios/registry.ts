import type { Scenario } from '../Scenario';
import { breakdowns } from './breakdowns';
import { forgedWebhooks } from './forgedWebhooks';
import { fullDisk } from './fullDisk';
import { intents } from './intents';
import { journal } from './journal';
import { kills } from './kills';
import { clocks, twoProcesses, twoProcessesProviderAway } from './manyProcesses';
import { outage } from './outage';
import { providerFaults } from './providerFaults';
import { purchases } from './purchases';
import { refunds } from './refunds';
import { requests } from './requests';
import { streams } from './streams';
import { tampering } from './tampering';
import { webhooks } from './webhooks';

export const scenarios: readonly Scenario[] = [
  intents,
  purchases,
  providerFaults,
  outage,
  webhooks,
  forgedWebhooks,
  tampering,
  requests,
  kills,
  refunds,
  twoProcesses,
  twoProcessesProviderAway,
  clocks,
  journal,
  breakdowns,
  fullDisk,
  streams,
];

/** @throws Error when there is no scenario of this name. */
export function getScenario(name: string): Scenario {
  const scenario = scenarios.find((known) => known.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}`);
  return scenario;
}
