import type { TemplateId } from '@/contract/enumerations';
import type { PaymentRoute } from '@/contract/payment';
import { type QueryParameter, replaceParameter } from '@/services/checkout/query';
import { routes } from '@/services/checkout/routes';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { storePaymentBuyer } from '@/services/paymentBuyers';
import { removeStored, type StoredKey, type StoredValues, writeStored } from '@/services/storage';
import {
  getBankUrl,
  getRouteAfterPayment,
  storePaidBefore,
  storePayment,
  storeToken,
} from './afterPayment';
import type { PaymentOutcome, PaymentPhase } from './outcome';
import { isNotFound } from './outcomeOfCall';
import type { PaymentContext } from './paymentCall';

interface Navigation {
  goTo: (route: string, query?: string) => Promise<void>;
  refreshProduct: () => Promise<void>;
  replaceQuery: (query: string) => Promise<void>;
  onAway: (away: Exclude<PaymentPhase, string>) => void;
  /** Where the buyer was when the payment began. */
  pathname: string;
}

/**
 * Stores what the pages after an outcome need, and leads to the first of them. If that page cannot be
 * reached, the buyer stays on the form; a buyer who has left it meanwhile stays where they are.
 * @returns whether the buyer leaves the form
 */
export async function followOutcome(
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
  context: PaymentContext,
  navigation: Navigation,
): Promise<boolean> {
  const { goTo, onAway, pathname, refreshProduct } = navigation;
  const { flow, linkQuery, onAccepted, onPaidElsewhere, step } = context;
  const isLeft = () => window.location.pathname !== pathname;
  const found = getFoundPayment(outcome);
  if (found) {
    const { isPaid, route } = found;
    if (outcome.kind === 'accepted') onAccepted?.();
    storeOutcome(outcome, found, { context, isLeft: isLeft() });
    await untilPagesLoad((tryAgain) => {
      onAway({ isPaid, tryAgain });
    }, isLeft);
    if (isLeft()) return false;
    const { hash } = window.location;
    const next = getRouteAfterPayment(flow, step, route);
    await goTo(next);
    // A step back from the address changes the fragment, and Next then gives up the way to the page.
    if (!isLeft() && window.location.hash !== hash) await goTo(next);
    if (outcome.kind === 'accepted') openBankPage(outcome.redirect ?? null);
    return true;
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
  if (outcome.kind === 'offerEnded') await showWhatIsSold(navigation, isLeft);
  if (outdatesPage.has(outcome.kind)) await refreshProduct();
  return false;
}

/** The call names one of those that have ended; a link with the others would open nothing either. */
const soldParameters: readonly QueryParameter[] = ['offer', 'planId', 'plan', 'plans', 'planTypes'];

/**
 * Prices the page again. A link that opens nothing any more is replaced by one that names nothing that
 * can end.
 */
async function showWhatIsSold(
  { refreshProduct, replaceQuery }: Navigation,
  isLeft: () => boolean,
): Promise<void> {
  try {
    await refreshProduct();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    if (isLeft()) return;
    const without = (query: string, name: string) => replaceParameter(query, name, null);
    await replaceQuery(soldParameters.reduce(without, window.location.search.slice(1)));
  }
}

interface FoundPayment {
  token: string;
  route: PaymentRoute;
  isPaid: boolean;
}

/** The payment that an outcome leads to; null: none, or one that the answer does not name. */
function getFoundPayment(outcome: PaymentOutcome): FoundPayment | null {
  if (outcome.kind === 'accepted') {
    const { payment, route } = outcome;
    return { token: payment.token, route, isPaid: payment.state === 'paid' };
  }
  const isPaid = outcome.kind === 'alreadyPaid';
  if ((!isPaid && outcome.kind !== 'inProgress') || outcome.token === null) return null;
  return { token: outcome.token, route: isPaid ? 'success' : 'payment-verification', isPaid };
}

/** @param isLeft whether the buyer has left the page, perhaps for one about another buyer */
function storeOutcome(
  outcome: PaymentOutcome,
  { token }: FoundPayment,
  { context, isLeft }: { context: PaymentContext; isLeft: boolean },
): void {
  const { lead, linkQuery, step } = context;
  const isAccepted = outcome.kind === 'accepted';
  if (lead) {
    storePaymentBuyer(token, lead);
    // The pages that follow are about this buyer, whichever buyer another tab is about.
    if (isAccepted && !isLeft) storeBuyer(lead);
  }
  if (isAccepted) storePayment(outcome.payment, step);
  else storeToken(token, step);
  if (linkQuery !== undefined) writeStored('knownSaleQuery', linkQuery);
  if (outcome.kind === 'alreadyPaid') storePaidBefore(token);
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
