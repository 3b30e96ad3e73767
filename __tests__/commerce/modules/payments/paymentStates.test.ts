import {
  partTransitionsByState,
  paymentTransitionsByState,
  findStatePath,
} from '@/commerce/modules/payments/paymentStates';
import { paymentStates, type PaymentState } from '@/contract/enumerations';

const origins: Record<PaymentState, readonly PaymentState[]> = {
  created: [],
  processing: ['created'],
  requires_action: ['processing'],
  pending: ['processing', 'requires_action'],
  // A payment that ended without its money still becomes paid when the money arrives late.
  paid: ['processing', 'requires_action', 'pending', 'declined', 'expired'],
  trial: ['processing'],
  declined: ['processing', 'requires_action'],
  expired: ['requires_action', 'pending', 'trial'],
  refunded: ['paid'],
};

test('a payment moves forward only, except for money that arrives late', () => {
  const found = paymentStates.map((to) => [
    to,
    paymentStates.filter((from) => paymentTransitionsByState[from].includes(to)),
  ]);
  expect(Object.fromEntries(found)).toEqual(origins);
});

/** The number of moves from each state to each other (the algorithm of Floyd and Warshall). */
function getDistances(moves: Record<string, readonly string[]>): Map<string, number> {
  const states = Object.keys(moves);
  const distances = new Map<string, number>();
  const get = (from: string, to: string) => distances.get(`${from} ${to}`) ?? Infinity;
  for (const from of states) {
    for (const to of moves[from] ?? []) distances.set(`${from} ${to}`, 1);
    distances.set(`${from} ${from}`, 0);
  }
  for (const between of states)
    for (const from of states)
      for (const to of states)
        distances.set(
          `${from} ${to}`,
          Math.min(get(from, to), get(from, between) + get(between, to)),
        );
  return distances;
}

test.each<[string, Record<string, readonly string[]>]>([
  ['payments', paymentTransitionsByState],
  ['charges', partTransitionsByState],
])('finds the shortest path of legal transitions of %s, and no other', (_, moves) => {
  const faults = [...getDistances(moves)].filter(([pair, distance]) => {
    const [from = '', to = ''] = pair.split(' ');
    const way = findStatePath(moves, from, to);
    if (way === undefined) return distance !== Infinity;
    const states = [from, ...way];
    const isLegal = way.every((state, index) => moves[states[index] ?? '']?.includes(state));
    return way.length !== distance || states.at(-1) !== to || !isLegal;
  });
  expect(faults).toEqual([]);
});

test('the path fills in the states of lost notifications', () => {
  expect(findStatePath(paymentTransitionsByState, 'created', 'refunded')).toEqual([
    'processing',
    'paid',
    'refunded',
  ]);
  expect(findStatePath(paymentTransitionsByState, 'created', 'expired')?.at(-1)).toBe('expired');
  expect(findStatePath(paymentTransitionsByState, 'paid', 'paid')).toEqual([]);
  expect(findStatePath(paymentTransitionsByState, 'paid', 'pending')).toBeUndefined();
});
