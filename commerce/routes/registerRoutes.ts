import type { App } from '../http/App';
import type { Services } from '../Services';
import { registerBankSlipDocument } from './registerBankSlipDocument';
import { registerCardKey } from './registerCardKey';
import { registerHealth } from './registerHealth';
import { registerLead } from './registerLead';
import { registerPayment } from './registerPayment';
import { registerPaymentAttempt } from './registerPaymentAttempt';
import { registerPaymentEvents } from './registerPaymentEvents';
import { registerPaymentNewCode } from './registerPaymentNewCode';
import { registerPaymentSimulation } from './registerPaymentSimulation';
import { registerPaymentView } from './registerPaymentView';
import { registerPlanProduct } from './registerPlanProduct';
import { registerProduct } from './registerProduct';
import { registerProductConfig } from './registerProductConfig';
import { registerSeller } from './registerSeller';
import { registerWebhook } from './registerWebhook';

const registrations = [
  registerBankSlipDocument,
  registerCardKey,
  registerHealth,
  registerLead,
  registerPayment,
  registerPaymentAttempt,
  registerPaymentEvents,
  registerPaymentNewCode,
  registerPaymentSimulation,
  registerPaymentView,
  registerPlanProduct,
  registerProduct,
  registerProductConfig,
  registerSeller,
  registerWebhook,
];

/** Every call of the contract. A call is added by its file and one line here. */
export async function registerRoutes(app: App, services: Services): Promise<void> {
  for (const register of registrations) await register(app, services);
}
