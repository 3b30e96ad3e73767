/** Whether something read from storage has the shape that it is expected to have. */
type HasShape<Value> = (value: unknown) => value is Value;

/**
 * Typed values of this browser (localStorage) or of this tab (sessionStorage). What the browser
 * refuses to keep, because its storage is full or forbidden, serves this visit from memory. Storage
 * belongs to the browser, so what another version or another hand wrote in another shape counts as
 * absent.
 */
export function createBrowserStore<Values extends object>(
  area: 'localStorage' | 'sessionStorage',
  getShape: <Key extends keyof Values & string>(key: Key) => HasShape<Values[Key]>,
) {
  type Key = keyof Values & string;
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    /** null when absent. */
    read: <K extends Key>(key: K): Values[K] | null => {
      try {
        const value: unknown = JSON.parse(memory.get(key) ?? window[area].getItem(key) ?? 'null');
        const hasShape = getShape(key);
        return hasShape(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** Keeps a value; null forgets it. */
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
    /** Calls back after each change, made by this tab or by another. Returns how to stop. */
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

/** A property of something read from storage; undefined when there is none. */
const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The shape of an object whose properties of these names are texts. */
export const createTextsShape =
  <Value>(...names: readonly (keyof Value & string)[]): HasShape<Value> =>
  (value): value is Value =>
    names.every((name) => typeof getProperty(value, name) === 'string');

/** What the browser keeps between pages and days (docs/behaviour.md 3, "Stored client keys"). */
export interface StoredValues {
  /**
   * `emailId`: the service's for the e-mail; `leftFor`: the product (`nameProduct`). Both are absent
   * in what an older version wrote.
   */
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
    /** Of the Pix; `held`: what waits for it to be paid, by `heldMethod`. Minor units. */
    amount: number;
    held?: number;
    heldMethod?: string;
    currency: string;
    /** What it pays for; absent in what an older version wrote. */
    productCode?: string;
  };
  defaultSelectedPlan: string;
  isPaymentInPerson: boolean;
  PURCHASED_PROFILES_AMOUNT: number;
  PURCHASED_PLAN: string;
  shouldUseUpsellTheme: boolean;
  /** Token of the purchase's last payment, so that its page survives a reload. */
  purchaseToken: string;
  /** Token of the last payment of what is offered after the purchase. */
  upsellToken: string;
  /** Token of the payment of an invoice, a renewal, an upgrade or a custom offer. */
  invoiceToken: string;
  /** The step whose payment was made last. */
  paymentStepId: string;
  /** The query of the link whose upsell was opened, without '?'. */
  upsellQuery: string;
  /**
   * The query of the page where a buyer who is known has paid last, without '?'.
   * The key keeps its older name: browsers hold it.
   */
  knownSaleQuery: string;
  /**
   * The payment that waits on its page, the query that this was opened with, without '?', and where its
   * token and its step are kept; `tokenKey` (isTokenKey) is absent in what an older version wrote.
   */
  waitingPayment: {
    token: string;
    query: string;
    tokenKey?: string | undefined;
    stepId?: string | undefined;
  };
  /** PURCHASED_PLAN's counterpart for what is offered after the purchase. */
  upsellPlan: string;
  /** The lead who accepted the contract; another lead has to read it again. */
  contractLeadId: string;
  /** The lead whose phone was verified by SMS; another lead has to do it again. */
  verifiedLeadId: string;
  /** The school that the buyer chose: ids of the franchise calls, and its name. */
  chosenSchool: { region: string; city: string; unit: string; name: string };
  /** Seats in level tests, each with the token of the purchase that it belongs to; the last one first. */
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

const isPix = createTextsShape<StoredValues['dataPix']>('token', 'code', 'expiresAt', 'currency');
const isBookedTest = createTextsShape<StoredValues['bookedTests'][number]>(
  'token',
  'place',
  'address',
  'timeZone',
  'startsAt',
  'endsAt',
);

/**
 * Where a value is kept besides the browser. `browser`: nowhere. `tab`: by the tab that knows it, such as
 * who buys, what they did on the way and which payment was made last; that tab is about its own, whatever
 * another does meanwhile, and a new tab is about the browser's last. `choice`: by the tab as well, where
 * nothing chosen is a choice too: a tab with a buyer of its own asks no other tab.
 */
type Place = 'browser' | 'tab' | 'choice';

type StoredTable = {
  [Key in StoredKey]: { place: Place; hasShape: HasShape<StoredValues[Key]> };
};

export const storedTable: StoredTable = {
  dataLead: { place: 'tab', hasShape: createTextsShape('leadId', 'email', 'name', 'phone') },
  dataForm: { place: 'choice', hasShape: createTextsShape('email', 'name', 'phone') },
  dataPix: {
    place: 'tab',
    hasShape: (value): value is StoredValues['dataPix'] =>
      isPix(value) &&
      isAmount(value.amount) &&
      isAmount(value.held ?? 0) &&
      isText(value.heldMethod ?? '') &&
      isText(value.productCode ?? ''),
  },
  defaultSelectedPlan: { place: 'browser', hasShape: isText },
  isPaymentInPerson: { place: 'choice', hasShape: isFlag },
  PURCHASED_PROFILES_AMOUNT: { place: 'choice', hasShape: isAmount },
  PURCHASED_PLAN: { place: 'choice', hasShape: isText },
  shouldUseUpsellTheme: { place: 'browser', hasShape: isFlag },
  purchaseToken: { place: 'tab', hasShape: isText },
  upsellToken: { place: 'tab', hasShape: isText },
  invoiceToken: { place: 'tab', hasShape: isText },
  paymentStepId: { place: 'tab', hasShape: isText },
  upsellQuery: { place: 'tab', hasShape: isText },
  knownSaleQuery: { place: 'tab', hasShape: isText },
  waitingPayment: { place: 'tab', hasShape: createTextsShape('token', 'query') },
  upsellPlan: { place: 'choice', hasShape: isText },
  contractLeadId: { place: 'tab', hasShape: isText },
  verifiedLeadId: { place: 'tab', hasShape: isText },
  chosenSchool: {
    place: 'tab',
    hasShape: createTextsShape('region', 'city', 'unit', 'name'),
  },
  bookedTests: {
    place: 'browser',
    hasShape: (value): value is StoredValues['bookedTests'] =>
      Array.isArray(value) && value.every(isBookedTest),
  },
};

const getShape = <Key extends StoredKey>(key: Key): StoredTable[Key]['hasShape'] =>
  storedTable[key].hasShape;

const store = createBrowserStore<StoredValues>('localStorage', getShape);

/** The same of this tab alone. */
export const tabStore = createBrowserStore<StoredValues>('sessionStorage', getShape);

const isStoredKey = (key: string): key is StoredKey => Object.hasOwn(storedTable, key);

export const storedKeys = Object.keys(storedTable).filter(isStoredKey);

/** Whether this tab knows who buys, or has forgotten it: then it is about nobody, and not about another tab's. */
const ownBuyer = createBrowserStore<{ hasOwnBuyer: boolean }>('sessionStorage', () => isFlag);

const hasOwnBuyer = () => ownBuyer.read('hasOwnBuyer') ?? tabStore.read('dataLead') !== null;

/** Whether what the tab does not know itself is asked of the browser: another tab's may not fit its own. */
function asksBrowser(key: StoredKey): boolean {
  // Who has bought here is forgotten at the end of the flow: whoever buys elsewhere is somebody else.
  if (key === 'dataLead') return !hasOwnBuyer() && tabStore.read('purchaseToken') === null;
  return storedTable[key].place !== 'choice' || !hasOwnBuyer();
}

/** A stored value; null when absent. */
export function readStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const own = storedTable[key].place === 'browser' ? null : tabStore.read(key);
  return own ?? (asksBrowser(key) ? store.read(key) : null);
}

/** The browser's last, whichever of its tabs wrote it. */
export const readLastStored = store.read;

/** Calls back after each change, made by this tab or by another. Returns how to stop. */
export const subscribeToStored = store.subscribe;

/** Keeps a value; null forgets it. */
export function writeStored<Key extends StoredKey>(
  key: Key,
  value: StoredValues[Key] | null,
): void {
  // Who goes on with the browser's buyer, or leaves their contact again, goes on with what they have chosen.
  if (key === 'dataLead' && !hasOwnBuyer()) {
    for (const choice of storedKeys) {
      if (storedTable[choice].place === 'choice') tabStore.write(choice, readStored(choice));
    }
    ownBuyer.write('hasOwnBuyer', true);
  }
  // First: the browser's own store tells who listens.
  if (storedTable[key].place !== 'browser') tabStore.write(key, value);
  store.write(key, value);
  mirrorToCookie(key, value === null ? null : JSON.stringify(value));
}

/** Forgets a value. */
export function removeStored(key: StoredKey): void {
  writeStored(key, null);
}

/** Seconds. */
const oneYearSeconds = 31_536_000;

/**
 * Sends the server, with the next request, the stored value that it must know before it renders a
 * page (decision 005).
 * @param text the value as JSON; null: it is gone
 */
function mirrorToCookie(key: StoredKey, text: string | null): void {
  if (key !== 'shouldUseUpsellTheme') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${text ?? ''}; Path=/; Max-Age=${text === null ? 0 : oneYearSeconds}; SameSite=Lax${secure}`;
}
