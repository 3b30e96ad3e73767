import type { Scenario } from '../Scenario';
import { intents } from './intents';

/** Every scenario, in the order in which they run. */
export const scenarios: readonly Scenario[] = [intents];
