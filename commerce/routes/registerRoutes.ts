import type { App } from '../http/App';
import type { Services } from '../Services';
import { registerBankSlipDocument } from './registerBankSlipDocument';
import { registerCardKey } from './registerCardKey';
import { registerFranchises } from './registerFranchises';
import { registerHealth } from './registerHealth';
import { registerLead } from './registerLead';
import { registerPayment } from './registerPayment';
import { registerPaymentAttempt } from './registerPaymentAttempt';
import { registerPaymentEvents } from './registerPaymentEvents';
import { registerPaymentNewCode } from './registerPaymentNewCode';
import { registerPaymentSimulation } from './registerPaymentSimulation';
import { registerPaymentView } from './registerPaymentView';
import { registerPhoneCode } from './registerPhoneCode';
import { registerPhoneValidation } from './registerPhoneValidation';
import { registerPlanProduct } from './registerPlanProduct';
import { registerProduct } from './registerProduct';
import { registerProductConfig } from './registerProductConfig';
import { registerProductV1 } from './registerProductV1';
import { registerSeller } from './registerSeller';
import { registerTestBooking } from './registerTestBooking';
import { registerTestLocations } from './registerTestLocations';
import { registerTickets } from './registerTickets';
import { registerWebhook } from './registerWebhook';

const registrations = [
  registerBankSlipDocument,
  registerCardKey,
  registerFranchises,
  registerHealth,
  registerLead,
  registerPayment,
  registerPaymentAttempt,
  registerPaymentEvents,
  registerPaymentNewCode,
  registerPaymentSimulation,
  registerPaymentView,
  registerPhoneCode,
  registerPhoneValidation,
  registerPlanProduct,
  registerProduct,
  registerProductConfig,
  registerProductV1,
  registerSeller,
  registerTestBooking,
  registerTestLocations,
  registerTickets,
  registerWebhook,
];

/** Every call of the contract. A call is added by its file and one line here. */
export async function registerRoutes(app: App, services: Services): Promise<void> {
  for (const register of registrations) await register(app, services);
}
