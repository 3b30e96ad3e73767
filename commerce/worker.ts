import { readWorkerEnvironment } from '@/config/commerce.server';
import { runCommerce } from './runCommerce';

runCommerce('worker', () => ({
  environment: readWorkerEnvironment(process.env),
  roles: ['worker'],
}));
