import { createTextsShape, type HasShape } from './browserStore';

/** What the browser keeps between pages and days (docs/behaviour.md 3, "Stored client keys"). */
export interface StoredValues {
  dataLead: { leadId: string; email: string; name: string; phone: string };
  dataForm: { email: string; name: string; phone: string };
  dataPix: {
    token: string;
    code: string;
    expiresAt: string;
    /** Of the Pix; `held`: what waits for it to be paid, by `heldMethod`. Minor units. */
    amount: number;
    held?: number;
    heldMethod?: string;
    currency: string;
  };
  defaultSelectedPlan: string;
  isPaymentInPerson: boolean;
  PURCHASED_PROFILES_AMOUNT: number;
  PURCHASED_PLAN: string;
  shouldUseUpsellTheme: boolean;
  /** Token of the purchase's last payment, so that its page survives a reload. */
  purchaseToken: string;
  /** The same for what is offered after the purchase. */
  upsellToken: string;
  /** The card that the purchase of this token left at the provider (an opaque id). */
  purchaseProfile: { token: string; paymentProfileId: string };
  /** Token of the payment of an invoice, a renewal, an upgrade or a custom offer. */
  invoiceToken: string;
  /** The step whose payment was made last. */
  paymentStepId: string;
  /** The query of the link whose upsell was opened, without '?'. */
  upsellQuery: string;
  /** The query of the page where a buyer who is known has paid last, without '?'. */
  knownSaleQuery: string;
  /** PURCHASED_PLAN's counterpart for what is offered after the purchase. */
  upsellPlan: string;
  /** The lead who accepted the contract; another lead has to read it again. */
  contractLeadId: string;
  /** The lead whose phone was verified by SMS; another lead has to do it again. */
  verifiedLeadId: string;
  /** The school that the buyer chose: ids of the franchise calls, and its name. */
  chosenSchool: { region: string; city: string; unit: string; name: string };
}

export type StoredKey = keyof StoredValues;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

const isPix = createTextsShape<StoredValues['dataPix']>('token', 'code', 'expiresAt', 'currency');

export const storedShapes: { [Key in StoredKey]: HasShape<StoredValues[Key]> } = {
  dataLead: createTextsShape('leadId', 'email', 'name', 'phone'),
  dataForm: createTextsShape('email', 'name', 'phone'),
  dataPix: (value): value is StoredValues['dataPix'] =>
    isPix(value) &&
    isAmount(value.amount) &&
    isAmount(value.held ?? 0) &&
    isText(value.heldMethod ?? ''),
  defaultSelectedPlan: isText,
  isPaymentInPerson: isFlag,
  PURCHASED_PROFILES_AMOUNT: isAmount,
  PURCHASED_PLAN: isText,
  shouldUseUpsellTheme: isFlag,
  purchaseToken: isText,
  upsellToken: isText,
  purchaseProfile: createTextsShape('token', 'paymentProfileId'),
  invoiceToken: isText,
  paymentStepId: isText,
  upsellQuery: isText,
  knownSaleQuery: isText,
  upsellPlan: isText,
  contractLeadId: isText,
  verifiedLeadId: isText,
  chosenSchool: createTextsShape('region', 'city', 'unit', 'name'),
};
