import { paths } from '@/contract/paths';
import { atLeast, compare, type Figure, type Pair } from './figures';
import type { Product } from './ground';
import { getRate, sendLoad } from './load';
import { createLead, createPayments, payments, sendWrites, spare } from './parts/writes';
import { runAlternating } from './runAlternating';

const rounds = 3;
const seconds = 4;

/** Within 1.2 times: the product does in its big state what it does in the small one. */
const goal = atLeast('ratio', 0.83);

const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

const getPages =
  (route: string) =>
  async ({ webUrl }: Product, duration = seconds): Promise<number> =>
    getRate(
      await sendLoad({ url: `${webUrl}${route}?product=medcof&seller=ana`, headers, duration }),
    );

/** What is measured in both states, in calls a second. */
const measures: readonly [
  what: string,
  measure: (product: Product, duration?: number) => Promise<number>,
][] = [
  ['/lead, rendered', getPages('/lead')],
  ['/payment, rendered', getPages('/payment')],
  [
    'leads, written',
    async ({ commerceUrl }, duration = seconds) =>
      getRate(await sendWrites(`${commerceUrl}${paths.lead}`, createLead, { duration })),
  ],
  [
    'payments by Pix, written',
    async (product) => {
      const createBody = await createPayments(product, payments + spare);
      const url = `${product.commerceUrl}${paths.paymentV2}`;
      return getRate(await sendWrites(url, createBody, { amount: payments }));
    },
  ],
];

export interface State {
  product: Product;
  /** Brings the product into this state. @returns how to end it */
  open?: () => Promise<() => Promise<void>>;
}

/**
 * Compares the product in two states, the small one as the floor. Calls each once before, so that
 * neither begins cold.
 */
export async function compareStates(
  name: string,
  states: Readonly<Record<keyof Pair, State>>,
  say: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, measure] of measures) {
    say(`${name}: ${what}`);
    for (const { product } of Object.values(states)) await measure(product, 1);
    const inState =
      ({ open, product }: State) =>
      async () => {
        const close = await open?.();
        try {
          return await measure(product);
        } finally {
          await close?.();
        }
      };
    const pairs = await runAlternating(rounds, {
      floor: inState(states.floor),
      product: inState(states.product),
    });
    figures.push(compare(`${name}: ${what}`, '1/s', pairs, goal));
  }
  return figures;
}
