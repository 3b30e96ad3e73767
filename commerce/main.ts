import { readCommerceEnvironment } from '@/config/commerce.server';
import { runCommerce } from './runCommerce';

/** The service: buyers' calls, and the background work unless a worker does it. */
runCommerce('commerce', () => {
  const environment = readCommerceEnvironment(process.env);
  return {
    environment,
    roles: environment.doesBackgroundWork ? ['api', 'worker'] : ['api'],
  };
});
