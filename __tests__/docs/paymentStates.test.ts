import { readFileSync } from 'node:fs';
import { paymentTransitionsByState } from '@/commerce/modules/payments/paymentStates';

const drawn = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {2}(\w+) --> (\w+)(?::.*)?$/gm),
].map(([, from = '', to = '']) => `${from} --> ${to}`);

test('docs/architecture.md shows the same payment transitions as the code', () => {
  const legal = Object.entries(paymentTransitionsByState).flatMap(([from, states]) =>
    states.map((to) => `${from} --> ${to}`),
  );
  expect([...drawn].sort()).toEqual(legal.sort());
});
