import { invalidField } from '../../errors/invalidField';
import { betterPlans } from '../subscriptions/betterPlans';
import { makeSubscription } from './makeSubscription';
import { midPeriod } from './midPeriod';
import type { MakeSample } from './Making';

/**
 * A subscription in the middle of its period, of a plan that has a better one.
 * @throws ProblemError invalid_field when there is none.
 */
export const makeUpgradable: MakeSample = async (services, making) => {
  const { plan, product } = making;
  if (betterPlans(product, plan).length === 0) throw invalidField('/planId', 'unavailable');
  return makeSubscription(services, making, midPeriod(making));
};
