import { agreedTables } from './keptAgreements';
import { callTables } from './keptCalls';
import { messageTables } from './keptMessages';
import { salesTables } from './keptSales';
import type { KeptTables } from './KeptTable';

/** Every column of every table. A test holds it against the database, so that none is forgotten. */
export const keptTables: KeptTables = {
  ...salesTables,
  ...agreedTables,
  ...messageTables,
  ...callTables,
};

/** Tables without a person, nor anything by which one is found but the ids above. */
export const tablesWithoutPeople: readonly string[] = [
  'access_exchanges',
  'access_requests',
  'card_agreements',
  'custom_offers',
  'invoices',
  'payment_alarms',
  'payment_transitions',
  'pgmigrations',
  'purchases',
  // Keys are hashes with LOOKUP_KEY, of addresses and phones too, for a day and some hours.
  'rate_limits',
  'readiness',
  'reconciliations',
  'recoveries',
  'samples',
  'scheduled_charges',
  'subscription_ends',
  'subscriptions',
  'test_bookings',
];
