import { addDays } from '../subscriptions/localDate';
import { makeSubscription } from './makeSubscription';
import type { MakeSample } from './Making';

const daysLeft = 5;

/** A subscription whose period is nearly over. */
export const makeRenewable: MakeSample = (services, making) =>
  makeSubscription(services, making, addDays(making.now, daysLeft));
