import type { PaymentMethod } from '@/contract/enumerations';

type Methods = readonly PaymentMethod[];

/** What most plans in Brazil are paid with. */
export const online = ['credit-card', 'pix', 'bankslip'] as const satisfies Methods;

/** Two methods that share a price, for plans that cost more than one card's limit often holds. */
export const twoMethods = ['credit-card+credit-card', 'credit-card+pix'] as const satisfies Methods;

/** What a school's attendant receives from a buyer who sits opposite. */
export const inPerson = [
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
] as const satisfies Methods;
