import { routes as access } from '../modules/access/routes';
import { routes as agreements } from '../modules/agreements/routes';
import { routes as captcha } from '../modules/captcha/routes';
import { routes as pricing } from '../modules/pricing/routes';
import { routes as contracts } from '../modules/contracts/routes';
import { routes as flags } from '../modules/flags/routes';
import { routes as health } from '../modules/health/routes';
import { routes as leads } from '../modules/leads/routes';
import { routes as livelo } from '../modules/livelo/routes';
import { routes as operators } from '../modules/operators/routes';
import { routes as bankSlips } from '../modules/bankSlips/routes';
import { routes as eventStreams } from '../modules/paymentStatus/eventStreamRoutes';
import { routes as checkout } from '../modules/checkout/routes';
import { routes as paymentStatus } from '../modules/paymentStatus/routes';
import { routes as webhooks } from '../modules/payments/webhookRoutes';
import { routes as paymentLinks } from '../modules/checkout/linkRoutes';
import { routes as phoneCodes } from '../modules/phoneCodes/routes';
import { routes as postalCodes } from '../modules/postalCodes/routes';
import { routes as refunds } from '../modules/refunds/routes';
import { routes as reminders } from '../modules/reminders/routes';
import { routes as samples } from '../modules/samples/routes';
import { routes as schools } from '../modules/schools/routes';
import { routes as subscriptions } from '../modules/checkout/subscriptionRoutes';
import type { Services } from '../Services';
import type { App } from './App';

type Routes = (app: App, services: Services) => void | Promise<void>;

const buyerRoutes: readonly Routes[] = [
  // Registered before all others: it guards what is registered after it.
  captcha,
  access,
  agreements,
  pricing,
  contracts,
  flags,
  leads,
  livelo,
  operators,
  paymentLinks,
  checkout,
  paymentStatus,
  bankSlips,
  eventStreams,
  webhooks,
  phoneCodes,
  postalCodes,
  refunds,
  reminders,
  samples,
  schools,
  subscriptions,
];

export async function registerModules(
  app: App,
  services: Services,
  roles: readonly Role[],
): Promise<void> {
  health(app, services);
  if (!roles.includes('api')) return;
  for (const register of buyerRoutes) await register(app, services);
}

export type Role = 'api' | 'worker';
