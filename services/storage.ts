type Guard<Value> = (value: unknown) => value is Value;

/**
 * Creates typed values of this browser (localStorage) or of this tab (sessionStorage). Memory replaces
 * a full or forbidden storage for this visit, and a value in another shape counts as absent.
 */
export function createBrowserStore<Values extends object>(
  area: 'localStorage' | 'sessionStorage',
  getGuard: <Key extends keyof Values & string>(key: Key) => Guard<Values[Key]>,
) {
  type Key = keyof Values & string;
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    read: <K extends Key>(key: K): Values[K] | null => {
      try {
        const value: unknown = JSON.parse(memory.get(key) ?? window[area].getItem(key) ?? 'null');
        const accepts = getGuard(key);
        return accepts(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: <K extends Key>(key: K, value: Values[K] | null): void => {
      memory.delete(key);
      try {
        if (value === null) window[area].removeItem(key);
        else window[area].setItem(key, JSON.stringify(value));
      } catch {
        if (value !== null) memory.set(key, JSON.stringify(value));
      }
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const createTextsGuard =
  <Value>(...names: readonly (keyof Value & string)[]): Guard<Value> =>
  (value): value is Value =>
    names.every((name) => typeof getProperty(value, name) === 'string');

export interface StoredValues {
  dataLead: {
    leadId: string;
    email: string;
    name: string;
    phone: string;
    emailId?: string | undefined;
    leftFor?: string | undefined;
  };
  dataForm: { email: string; name: string; phone: string };
  dataPix: {
    token: string;
    code: string;
    expiresAt: string;
    /** Of the Pix; `held`: authorized until the Pix is paid, by `heldMethod`. Minor units. */
    amount: number;
    held?: number;
    heldMethod?: string;
    currency: string;
    productCode?: string;
  };
  defaultSelectedPlan: string;
  isPaymentInPerson: boolean;
  PURCHASED_PROFILES_AMOUNT: number;
  PURCHASED_PLAN: string;
  shouldUseUpsellTheme: boolean;
  purchaseToken: string;
  upsellToken: string;
  invoiceToken: string;
  paymentStepId: string;
  upsellQuery: string;
  knownSaleQuery: string;
  waitingPayment: {
    token: string;
    query: string;
    tokenKey?: string | undefined;
    stepId?: string | undefined;
  };
  upsellPlan: string;
  contractLeadId: string;
  verifiedLeadId: string;
  chosenSchool: { region: string; city: string; unit: string; name: string };
  bookedTests: readonly {
    token: string;
    place: string;
    address: string;
    timeZone: string;
    startsAt: string;
    endsAt: string;
  }[];
}

export type StoredKey = keyof StoredValues;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

const isPix = createTextsGuard<StoredValues['dataPix']>('token', 'code', 'expiresAt', 'currency');
const isBookedTest = createTextsGuard<StoredValues['bookedTests'][number]>(
  'token',
  'place',
  'address',
  'timeZone',
  'startsAt',
  'endsAt',
);

/**
 * Where a value is kept besides the browser. `browser`: nowhere. `tab`: by the tab that knows it,
 * which keeps its own value whatever another tab does; a new tab gets the browser's last one.
 * `choice`: by the tab as well, where no choice counts as a choice: a tab with a buyer of its own does
 * not read the browser's value.
 */
type Place = 'browser' | 'tab' | 'choice';

type StoredTable = {
  [Key in StoredKey]: { place: Place; accepts: Guard<StoredValues[Key]> };
};

export const storedTable: StoredTable = {
  dataLead: { place: 'tab', accepts: createTextsGuard('leadId', 'email', 'name', 'phone') },
  dataForm: { place: 'choice', accepts: createTextsGuard('email', 'name', 'phone') },
  dataPix: {
    place: 'tab',
    accepts: (value): value is StoredValues['dataPix'] =>
      isPix(value) &&
      isAmount(value.amount) &&
      isAmount(value.held ?? 0) &&
      isText(value.heldMethod ?? '') &&
      isText(value.productCode ?? ''),
  },
  defaultSelectedPlan: { place: 'browser', accepts: isText },
  isPaymentInPerson: { place: 'choice', accepts: isFlag },
  PURCHASED_PROFILES_AMOUNT: { place: 'choice', accepts: isAmount },
  PURCHASED_PLAN: { place: 'choice', accepts: isText },
  shouldUseUpsellTheme: { place: 'browser', accepts: isFlag },
  purchaseToken: { place: 'tab', accepts: isText },
  upsellToken: { place: 'tab', accepts: isText },
  invoiceToken: { place: 'tab', accepts: isText },
  paymentStepId: { place: 'tab', accepts: isText },
  upsellQuery: { place: 'tab', accepts: isText },
  knownSaleQuery: { place: 'tab', accepts: isText },
  waitingPayment: { place: 'tab', accepts: createTextsGuard('token', 'query') },
  upsellPlan: { place: 'choice', accepts: isText },
  contractLeadId: { place: 'tab', accepts: isText },
  verifiedLeadId: { place: 'tab', accepts: isText },
  chosenSchool: {
    place: 'tab',
    accepts: createTextsGuard('region', 'city', 'unit', 'name'),
  },
  bookedTests: {
    place: 'browser',
    accepts: (value): value is StoredValues['bookedTests'] =>
      Array.isArray(value) && value.every(isBookedTest),
  },
};

const getGuard = <Key extends StoredKey>(key: Key): StoredTable[Key]['accepts'] =>
  storedTable[key].accepts;

const store = createBrowserStore<StoredValues>('localStorage', getGuard);

export const tabStore = createBrowserStore<StoredValues>('sessionStorage', getGuard);

const isStoredKey = (key: string): key is StoredKey => Object.hasOwn(storedTable, key);

export const storedKeys = Object.keys(storedTable).filter(isStoredKey);

const ownBuyer = createBrowserStore<{ hasOwnBuyer: boolean }>('sessionStorage', () => isFlag);

const hasOwnBuyer = () => ownBuyer.read('hasOwnBuyer') ?? tabStore.read('dataLead') !== null;

function asksBrowser(key: StoredKey): boolean {
  // The end of the flow forgets this tab's buyer, and a buyer in another tab is somebody else.
  if (key === 'dataLead') return !hasOwnBuyer() && tabStore.read('purchaseToken') === null;
  return storedTable[key].place !== 'choice' || !hasOwnBuyer();
}

export function readStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const own = storedTable[key].place === 'browser' ? null : tabStore.read(key);
  return own ?? (asksBrowser(key) ? store.read(key) : null);
}

export const readLastStored = store.read;

export const subscribeToStored = store.subscribe;

export function writeStored<Key extends StoredKey>(
  key: Key,
  value: StoredValues[Key] | null,
): void {
  // A tab that takes over the browser's buyer, or gets a contact again, keeps the choices so far.
  if (key === 'dataLead' && !hasOwnBuyer()) {
    for (const choice of storedKeys) {
      if (storedTable[choice].place === 'choice') tabStore.write(choice, readStored(choice));
    }
    ownBuyer.write('hasOwnBuyer', true);
  }
  // First, because the browser's own store notifies the listeners.
  if (storedTable[key].place !== 'browser') tabStore.write(key, value);
  store.write(key, value);
  mirrorToCookie(key, value === null ? null : JSON.stringify(value));
}

export function removeStored(key: StoredKey): void {
  writeStored(key, null);
}

const oneYearSeconds = 31_536_000;

/**
 * Sends the server, with the next request, the stored value that it must know before it renders a page
 * (decision 005).
 * @param text the value as JSON; null: the value was removed
 */
function mirrorToCookie(key: StoredKey, text: string | null): void {
  if (key !== 'shouldUseUpsellTheme') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${text ?? ''}; Path=/; Max-Age=${text === null ? 0 : oneYearSeconds}; SameSite=Lax${secure}`;
}
