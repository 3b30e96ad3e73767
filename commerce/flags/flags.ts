import { type PaymentMethod, paymentMethods } from '@/contract/enumerations';

type SingleMethod = Exclude<PaymentMethod, `${string}+${string}`>;

export type FlagName = `payment.${SingleMethod}` | 'offer.upsell' | 'offer.order-bump';

export interface FlagContext {
  brand: string;
  business: string;
  product: string;
  operation: string;
}

const toFlag = (method: SingleMethod): FlagName => `payment.${method}`;

const isSingle = (method: PaymentMethod): method is SingleMethod => !method.includes('+');

const methodFlags = paymentMethods.filter(isSingle).map(toFlag);

const defaults: Partial<Record<FlagName, boolean>> = {};

export const getDefault = (name: FlagName): boolean => defaults[name] ?? true;

export interface Flags {
  /** Seconds after which an open page may ask for the flags again; null: it never asks again. */
  refreshSeconds: number | null;
  isOn(name: FlagName, context: FlagContext): boolean;
  start(): void;
  stop(): Promise<void>;
}

export const defaultFlags: Flags = {
  refreshSeconds: null,
  isOn: getDefault,
  start: () => undefined,
  stop: () => Promise.resolve(),
};

export function getMethodFlags(methods: readonly PaymentMethod[]): FlagName[] {
  const parts = new Set(methods.flatMap((method) => method.split('+')));
  return paymentMethods
    .filter(isSingle)
    .filter((method) => parts.has(method))
    .map(toFlag);
}

export const isMethodOn = (flags: Flags, method: PaymentMethod, context: FlagContext): boolean =>
  method
    .split('+')
    .every((part) =>
      methodFlags.every((name) => name !== `payment.${part}` || flags.isOn(name, context)),
    );
