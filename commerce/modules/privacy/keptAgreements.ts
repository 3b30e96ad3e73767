import type { KeptTables } from './KeptTable';

export const agreedTables: KeptTables = {
  contracts: {
    rules: ['contract', 'draft'],
    personal: ['markdown'],
    other: [
      ...[
        'id',
        'lead_id',
        'product_code',
        'plan_id',
        'terms_hash',
        'locale',
        'title',
        'hash',
        'amount',
      ],
      ...['currency', 'voucher', 'offer', 'seller', 'created_at'],
    ],
  },
  contract_files: {
    rules: ['contract', 'draft'],
    personal: ['pdf'],
    other: ['contract_id', 'created_at'],
  },
  contract_acceptances: {
    rules: ['contract'],
    personal: ['address'],
    other: ['contract_id', 'idempotency_key', 'lead_id', 'hash', 'accepted_at'],
  },
  contract_keys: {
    rules: ['contract', 'draft'],
    personal: ['sealed_key'],
    other: ['contract_id', 'destroyed_at'],
  },
  consents: {
    rules: ['consent'],
    personal: [],
    other: [
      ...['id', 'lead_id', 'payment_id', 'kind', 'version', 'terms_address', 'privacy_address'],
      'agreed_at',
    ],
  },
  reminder_withdrawals: {
    rules: ['consent'],
    personal: [],
    other: ['lead_id', 'withdrawn_at'],
  },
};
