import type { Scenario } from '../Scenario';
import { forgedWebhooks } from './forgedWebhooks';
import { intents } from './intents';
import { kills } from './kills';
import { outage } from './outage';
import { providerFaults } from './providerFaults';
import { tampering } from './tampering';
import { webhooks } from './webhooks';

/** Every scenario, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  intents,
  providerFaults,
  outage,
  webhooks,
  forgedWebhooks,
  tampering,
  kills,
];
