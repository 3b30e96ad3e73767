import type { ProductKey } from '@/services/checkout/productKeys';

interface DefaultFlow {
  pages: readonly string[];
  amount: number;
}

const payment = '/payment';
const school = ['/select-school', payment, '/select-test-location'];
const presented = ['/presentation', payment];
const verified = ['/phone-verification', payment];
const withAddition = ['/order-bump-presentation', payment];

/**
 * Typed by hand: the links of the catalogue must match these. A product is added here once it has its
 * flow.
 */
export const defaultFlows: Partial<Record<ProductKey, DefaultFlow>> = {
  wup: { pages: ['/phone-verification', '/video', payment], amount: 118800 },
  live: { pages: presented, amount: 298800 },
  exec: { pages: school, amount: 466800 },
  teens: { pages: school, amount: 394800 },
  numberone: { pages: school, amount: 358800 },
  ms: { pages: presented, amount: 114000 },
  em: { pages: [payment], amount: 83880 },
  powerhouse: { pages: [payment], amount: 199700 },
  vc: { pages: [payment], amount: 116400 },
  performanc: { pages: withAddition, amount: 178800 },
  wsp: { pages: presented, amount: 236400 },
  aprovatotal: { pages: withAddition, amount: 71880 },
  medcof: { pages: [payment], amount: 358800 },
  atrinca: { pages: [payment], amount: 152400 },
  conquer: { pages: verified, amount: 106800 },
  'conquer-unna': { pages: verified, amount: 478800 },
  'instituto-destiny': { pages: [payment], amount: 238800 },
  mls: { pages: [payment], amount: 1196400 },
};
