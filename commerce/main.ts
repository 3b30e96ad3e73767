import { readCommerceEnvironment } from '@/config/commerce.server';
import { runCommerce } from './runCommerce';

runCommerce('commerce', () => {
  const environment = readCommerceEnvironment(process.env);
  return {
    environment,
    roles: environment.doesBackgroundWork ? ['api', 'worker'] : ['api'],
  };
});
