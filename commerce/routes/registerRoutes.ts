import type { App } from '../http/App';
import type { Services } from '../Services';
import { registerBankSlipDocument } from './registerBankSlipDocument';
import { registerCardKey } from './registerCardKey';
import { registerCardVerification } from './registerCardVerification';
import { registerContractAcceptance } from './registerContractAcceptance';
import { registerContractFile } from './registerContractFile';
import { registerContractGeneration } from './registerContractGeneration';
import { registerCustomOffer } from './registerCustomOffer';
import { registerFranchises } from './registerFranchises';
import { registerHealth } from './registerHealth';
import { registerInvoice } from './registerInvoice';
import { registerLead } from './registerLead';
import { registerLiveloCode } from './registerLiveloCode';
import { registerLiveloSession } from './registerLiveloSession';
import { registerLiveloValidation } from './registerLiveloValidation';
import { registerPayment } from './registerPayment';
import { registerPaymentAttempt } from './registerPaymentAttempt';
import { registerPaymentEvents } from './registerPaymentEvents';
import { registerPaymentNewCode } from './registerPaymentNewCode';
import { registerPaymentSimulation } from './registerPaymentSimulation';
import { registerPaymentV1 } from './registerPaymentV1';
import { registerPaymentView } from './registerPaymentView';
import { registerPhoneCode } from './registerPhoneCode';
import { registerPhoneValidation } from './registerPhoneValidation';
import { registerPlanProduct } from './registerPlanProduct';
import { registerProduct } from './registerProduct';
import { registerProductConfig } from './registerProductConfig';
import { registerProductV1 } from './registerProductV1';
import { registerRecovery } from './registerRecovery';
import { registerRenewal } from './registerRenewal';
import { registerSamples } from './registerSamples';
import { registerSeller } from './registerSeller';
import { registerSubscription } from './registerSubscription';
import { registerTestBooking } from './registerTestBooking';
import { registerTestLocations } from './registerTestLocations';
import { registerTickets } from './registerTickets';
import { registerUpdateLead } from './registerUpdateLead';
import { registerWebhook } from './registerWebhook';

const registrations = [
  registerBankSlipDocument,
  registerCardKey,
  registerCardVerification,
  registerContractAcceptance,
  registerContractFile,
  registerContractGeneration,
  registerCustomOffer,
  registerFranchises,
  registerHealth,
  registerInvoice,
  registerLead,
  registerLiveloCode,
  registerLiveloSession,
  registerLiveloValidation,
  registerPayment,
  registerPaymentAttempt,
  registerPaymentEvents,
  registerPaymentNewCode,
  registerPaymentSimulation,
  registerPaymentV1,
  registerPaymentView,
  registerPhoneCode,
  registerPhoneValidation,
  registerPlanProduct,
  registerProduct,
  registerProductConfig,
  registerProductV1,
  registerRecovery,
  registerRenewal,
  registerSamples,
  registerSeller,
  registerSubscription,
  registerTestBooking,
  registerTestLocations,
  registerTickets,
  registerUpdateLead,
  registerWebhook,
];

/** Every call of the contract. A call is added by its file and one line here. */
export async function registerRoutes(app: App, services: Services): Promise<void> {
  for (const register of registrations) await register(app, services);
}
