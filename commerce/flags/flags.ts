import { type PaymentMethod, paymentMethods } from '@/contract/enumerations';

/** A way to pay that is not made of two. */
type SingleMethod = Exclude<PaymentMethod, `${string}+${string}`>;

export type FlagName = `payment.${SingleMethod}` | 'offer.upsell' | 'offer.order-bump';

/** Whose sale a flag is asked for. Strategies of Unleash find these among the properties. */
export interface FlagContext {
  brand: string;
  business: string;
  product: string;
  operation: string;
}

const toFlag = (method: SingleMethod): FlagName => `payment.${method}`;

const isSingle = (method: PaymentMethod): method is SingleMethod => !method.includes('+');

const methodFlags = paymentMethods.filter(isSingle).map(toFlag);

/** Said where no flags are configured, and of a flag that Unleash does not know or has not sent yet. */
const defaults: Partial<Record<FlagName, boolean>> = {};

export const getDefault = (name: FlagName): boolean => defaults[name] ?? true;

/** What is switched on, asked anew for each sale. */
export interface Flags {
  /** How often an open page may ask again, in seconds; null: what is on stays on. */
  refreshSeconds: number | null;
  isOn(name: FlagName, context: FlagContext): boolean;
  /** Begins to listen; nobody waits for the first answer. */
  start(): void;
  stop(): Promise<void>;
}

/** Where none are configured. */
export const defaultFlags: Flags = {
  refreshSeconds: null,
  isOn: getDefault,
  start: () => undefined,
  stop: () => Promise.resolve(),
};

/** The flags of ways to pay, each once: of a pair those of both. */
export function getMethodFlags(methods: readonly PaymentMethod[]): FlagName[] {
  const parts = new Set(methods.flatMap((method) => method.split('+')));
  return paymentMethods
    .filter(isSingle)
    .filter((method) => parts.has(method))
    .map(toFlag);
}

/** Whether a way to pay, or both of a pair, is switched on. */
export const isMethodOn = (flags: Flags, method: PaymentMethod, context: FlagContext): boolean =>
  method
    .split('+')
    .every((part) =>
      methodFlags.every((name) => name !== `payment.${part}` || flags.isOn(name, context)),
    );
