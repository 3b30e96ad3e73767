import { readWorkerEnvironment } from '@/config/commerce.server';
import { runCommerce } from './runCommerce';

/** The background work alone: what is in doubt, due and scheduled. It answers only its probes. */
runCommerce('worker', () => ({
  environment: readWorkerEnvironment(process.env),
  roles: ['worker'],
}));
