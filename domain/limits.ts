interface Limit {
  counts: string;
  per: string;
  limit: number;
  /** The length of a window, in seconds; 0: counts what is open at once. */
  seconds: number;
}

const hour = 3_600;
const day = 24 * hour;

/**
 * What is counted, per whom, and the maximum. An address is an IPv4 address or the /64 network of an
 * IPv6 address; mobile networks share one among many buyers. docs/limits.md explains each; LIMITS
 * changes the numbers.
 */
export const limits = {
  'leads-per-address': { counts: 'leads', per: 'address', limit: 200, seconds: hour },
  'payments-per-lead': { counts: 'payments', per: 'lead', limit: 30, seconds: hour },
  'payments-per-address': { counts: 'payments', per: 'address', limit: 300, seconds: hour },
  'declines-per-lead': { counts: 'declined cards', per: 'lead', limit: 5, seconds: hour },
  'declines-per-card': { counts: 'declines', per: 'card', limit: 5, seconds: hour },
  'declines-per-address': { counts: 'declined cards', per: 'address', limit: 50, seconds: hour },
  'reasons-per-lead': {
    counts: 'declines with their reason',
    per: 'lead',
    limit: 2,
    seconds: hour,
  },
  'declines-alarm': { counts: 'declined cards', per: 'service', limit: 500, seconds: hour },
  'codes-per-lead': { counts: 'Pix codes and slips', per: 'lead', limit: 20, seconds: day },
  'slips-per-address': { counts: 'bank slips', per: 'address', limit: 40, seconds: hour },
  'card-checks': {
    counts: 'cards checked without a charge',
    per: 'subscription, lead or document',
    limit: 10,
    seconds: hour,
  },
  'captchas-per-address': {
    counts: 'captchas asked for',
    per: 'address',
    limit: 1_500,
    seconds: hour,
  },
  'vouchers-per-address': {
    counts: 'codes of no voucher',
    per: 'address',
    limit: 30,
    seconds: hour,
  },
  'vouchers-per-lead': { counts: 'codes of no voucher', per: 'lead', limit: 20, seconds: hour },
  'sms-per-phone': { counts: 'unused codes', per: 'phone', limit: 10, seconds: hour },
  'sms-per-phone-and-day': { counts: 'codes sent', per: 'phone', limit: 20, seconds: day },
  'sms-per-address': { counts: 'unused codes', per: 'address', limit: 30, seconds: hour },
  'sms-per-country': { counts: 'codes sent', per: 'country', limit: 1_000, seconds: hour },
  'sms-per-day': { counts: 'codes sent', per: 'service', limit: 10_000, seconds: day },
  'livelo-per-lead': { counts: 'CPFs not proved', per: 'lead', limit: 10, seconds: hour },
  'livelo-per-address': { counts: 'CPFs not proved', per: 'address', limit: 30, seconds: hour },
  'livelo-per-cpf': { counts: 'questions to Livelo', per: 'CPF', limit: 10, seconds: day },
  'contracts-per-lead': { counts: 'contracts written', per: 'lead', limit: 20, seconds: hour },
  'contracts-per-address': {
    counts: 'contracts written',
    per: 'address',
    limit: 100,
    seconds: hour,
  },
  'access-links-per-payment': {
    counts: 'links to the account sent again',
    per: 'payment',
    limit: 3,
    seconds: day,
  },
  'access-links-per-address': {
    counts: 'links to the account sent again',
    per: 'address',
    limit: 20,
    seconds: hour,
  },
  'refunds-per-operator': { counts: 'refunds', per: 'operator', limit: 50, seconds: day },
  'refunded-per-operator': {
    counts: 'money given back, in whole units of its currency',
    per: 'operator',
    limit: 20_000,
    seconds: day,
  },
  'streams-per-payment': { counts: 'event streams', per: 'payment', limit: 5, seconds: 0 },
  'streams-per-address': { counts: 'event streams', per: 'address', limit: 50, seconds: 0 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type LimitNumbers = Readonly<Partial<Record<LimitName, number>>>;

export const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name);

export const limitNames: readonly LimitName[] = Object.keys(limits).filter(isLimitName);
