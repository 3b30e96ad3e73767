const ways = {
  'credit-card': 'card',
  'default-credit-card': 'card',
  pix: 'pix',
  bankslip: 'bankslip',
  livelo: 'livelo',
} as const;

type MoneyBackWay = (typeof ways)[keyof typeof ways] | 'other';

const isKnown = (method: string): method is keyof typeof ways => Object.hasOwn(ways, method);

/** How money returns to who paid, one way for each kind of method, in the order of the parts. */
export const getMoneyBackWays = (parts: readonly { method: string }[]): MoneyBackWay[] => [
  ...new Set(parts.map(({ method }) => (isKnown(method) ? ways[method] : 'other'))),
];
