/** What the browser keeps between pages and days (spec section 3, "Stored client keys"). */
export interface StoredValues {
  dataLead: { leadId: string; email: string; name: string; phone: string };
  dataForm: { email: string; name: string; phone: string };
  dataPix: { token: string; code: string; expiresAt: string; amount: number; currency: string };
  defaultSelectedPlan: string;
  isPaymentInPerson: boolean;
  PURCHASED_PROFILES_AMOUNT: number;
  PURCHASED_PLAN: string;
  shouldUseUpsellTheme: boolean;
  /** Token of the last payment, so that its page survives a reload. */
  purchaseToken: string;
}

export type StoredKey = keyof StoredValues;

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => isText(entries.get(name)));
}

/**
 * Storage belongs to the browser: another version or another hand may have written it. What does
 * not have the expected shape counts as absent.
 */
export const storedShapes: { [Key in StoredKey]: (value: unknown) => value is StoredValues[Key] } =
  {
    dataLead: (value): value is StoredValues['dataLead'] =>
      hasTexts(value, ['leadId', 'email', 'name', 'phone']),
    dataForm: (value): value is StoredValues['dataForm'] =>
      hasTexts(value, ['email', 'name', 'phone']),
    dataPix: (value): value is StoredValues['dataPix'] =>
      hasTexts(value, ['token', 'code', 'expiresAt', 'currency']) &&
      isAmount(new Map<string, unknown>(Object.entries(Object(value))).get('amount')),
    defaultSelectedPlan: isText,
    isPaymentInPerson: (value): value is boolean => typeof value === 'boolean',
    PURCHASED_PROFILES_AMOUNT: isAmount,
    PURCHASED_PLAN: isText,
    shouldUseUpsellTheme: (value): value is boolean => typeof value === 'boolean',
    purchaseToken: isText,
  };
