import { agreedTables } from './keptAgreements';
import { callTables } from './keptCalls';
import { messageTables } from './keptMessages';
import { salesTables } from './keptSales';
import type { KeptTables } from './KeptTable';

export const keptTables: KeptTables = {
  ...salesTables,
  ...agreedTables,
  ...messageTables,
  ...callTables,
};

export const tablesWithoutPeople: readonly string[] = [
  'access_exchanges',
  'access_requests',
  'card_agreements',
  // The same hashes as in rate_limits, of payments that wait for a bank's answer; at most for a day.
  'counted_declines',
  'custom_offers',
  'invoices',
  'payment_alarms',
  'payment_transitions',
  'pgmigrations',
  'purchases',
  // Keys are hashes with LOOKUP_KEY, of addresses and phones too, kept for a day and some hours.
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
