import type { TemplateId } from '@/contract/enumerations';
import type { PaymentRoute } from '@/contract/payment';
import { routes } from '@/services/checkout/routes';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { storePaymentBuyer } from '@/services/paymentBuyers';
import { removeStored, type StoredKey, type StoredValues, writeStored } from '@/services/storage';
import { getRouteAfterPayment, storePayment, storeToken } from './afterPayment';
import { getBankUrl } from './bankUrl';
import type { PaymentOutcome } from './outcome';
import { storePaidBefore } from './paidBefore';
import type { PaymentContext } from './paymentCall';
import type { PaymentPhase } from './paymentPhase';

interface Navigation {
  goTo: (route: string) => Promise<void>;
  refreshProduct: () => Promise<void>;
  onAway: (away: Exclude<PaymentPhase, string>) => void;
  /** Where the buyer was when the payment began. */
  pathname: string;
}

/**
 * Follows an outcome to its page. If that page cannot be reached, the buyer stays on the form; a buyer
 * who has left it meanwhile stays where they are.
 * @returns whether the buyer leaves the form
 */
export async function openOutcomePage(
  outcome: PaymentOutcome | null,
  context: PaymentContext,
  navigation: Navigation,
): Promise<boolean> {
  try {
    return outcome !== null && (await openPage(outcome, context, navigation));
  } catch {
    return false;
  }
}

async function openPage(
  outcome: PaymentOutcome,
  { flow, lead = null, linkQuery, onAccepted, onPaidElsewhere, step }: PaymentContext,
  { goTo, onAway, pathname, refreshProduct }: Navigation,
): Promise<boolean> {
  const isLeft = () => window.location.pathname !== pathname;
  const keepLink = () => {
    if (linkQuery !== undefined) writeStored('knownSaleQuery', linkQuery);
  };
  const goOn = async (route: PaymentRoute, isPaid: boolean) => {
    await untilPagesLoad((tryAgain) => {
      onAway({ isPaid, tryAgain });
    }, isLeft);
    if (isLeft()) return false;
    await goTo(getRouteAfterPayment(flow, step, route));
    return true;
  };
  if (outcome.kind === 'accepted') {
    onAccepted?.();
    if (lead) {
      storePaymentBuyer(outcome.payment.token, lead);
      // The pages that follow are about this buyer, whichever buyer another tab is about.
      if (!isLeft()) storeBuyer(lead);
    }
    storePayment(outcome.payment, step);
    keepLink();
    const hasGone = await goOn(outcome.route, outcome.payment.state === 'paid');
    if (hasGone) openBankPage(outcome.redirect ?? null);
    return hasGone;
  }
  if ((outcome.kind === 'alreadyPaid' || outcome.kind === 'inProgress') && outcome.token !== null) {
    if (lead) storePaymentBuyer(outcome.token, lead);
    storeToken(outcome.token, step);
    keepLink();
    const isPaid = outcome.kind === 'alreadyPaid';
    if (isPaid) storePaidBefore(outcome.token);
    return goOn(isPaid ? 'success' : 'payment-verification', isPaid);
  }
  if (isLeft()) return false;
  // The page then removes its form; if the page was redrawn meanwhile, the new form says that it is paid.
  if (outcome.kind === 'alreadyPaid') onPaidElsewhere?.();
  const missing = linkQuery === undefined ? getMissingTemplate(outcome) : null;
  if (missing !== null) {
    const isInFlow = flow.steps.some(({ templateId }) => templateId === missing);
    // A lead of another flow cannot do here what its own flow asks for: the buyer leaves a new lead.
    await redoStep(isInFlow ? missing : 'lead', goTo);
    return true;
  }
  if (outdatesPage.has(outcome.kind)) await refreshProduct();
  return false;
}

function storeBuyer(lead: StoredValues['dataLead']): void {
  const { email, name, phone } = lead;
  writeStored('dataForm', { email, name, phone });
  writeStored('dataLead', lead);
}

const outdatesPage: ReadonlySet<PaymentOutcome['kind']> = new Set([
  'priceChanged',
  'termsChanged',
  'methodGone',
  'trialUsed',
]);

function getMissingTemplate(outcome: PaymentOutcome): TemplateId | null {
  if (outcome.kind === 'contractNotAccepted') return 'md';
  return outcome.kind === 'stepMissing' ? outcome.templateId : null;
}

const results: Partial<Record<TemplateId, StoredKey>> = {
  lead: 'dataLead',
  md: 'contractLeadId',
  'phone-verification': 'verifiedLeadId',
};

async function redoStep(templateId: TemplateId, goTo: Navigation['goTo']): Promise<void> {
  const result = results[templateId];
  if (result) removeStored(result);
  await goTo(routes[templateId]);
}

/**
 * Opens the bank's page that an answer names. The checkout's own page is already open, so that the way
 * back leads to it; it also says how to get to the bank when the address must not be opened.
 */
function openBankPage(redirect: string | null): void {
  const url = getBankUrl(redirect);
  if (url !== null) window.location.assign(url);
}
