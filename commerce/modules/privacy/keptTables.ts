import type { retention } from '../../retention';

type RuleName = keyof typeof retention;

interface KeptTable {
  /** By which rules its personal data is kept; none: it has none. */
  rules: readonly RuleName[];
  /** What says something of a person, or leads to one from outside. */
  personal: readonly string[];
  /** What does not: our own ids, amounts, states, times, and hashes. */
  other: readonly string[];
}

/** Every column of every table. A test holds it against the database, so that none is forgotten. */
export const keptTables: Record<string, KeptTable> = {
  leads: {
    rules: ['lead', 'sale', 'tracking'],
    personal: ['name', 'email', 'phone', 'contact_id', 'referer', 'tracking'],
    other: [
      ...[
        'id',
        'idempotency_key',
        'request_hash',
        'business',
        'product_code',
        'plan_id',
        'plan_type',
      ],
      ...['seller', 'source', 'operation', 'locale', 'flow_id', 'brand', 'phone_verified_at'],
      ...['created_at', 'erased_at'],
    ],
  },
  lead_details: {
    rules: ['lead', 'sale'],
    personal: [
      ...['birth_date', 'document', 'document_hash', 'payer_document', 'payer_document_hash'],
      ...['relation_account', 'address'],
    ],
    other: ['lead_id', 'updated_at'],
  },
  payments: {
    rules: ['lead', 'sale', 'tracking'],
    personal: [
      ...['payer_name', 'payer_email', 'payer_phone', 'payer_document', 'payer_document_hash'],
      ...['billing_address', 'tracking'],
    ],
    other: [
      ...[
        'id',
        'token',
        'purchase_id',
        'idempotency_key',
        'request_hash',
        'state',
        'amount',
        'currency',
      ],
      ...[
        'business',
        'product_code',
        'plan_id',
        'operation',
        'voucher',
        'offer',
        'flow_id',
        'return_host',
        'seller',
      ],
      ...['source', 'description', 'is_deliberate', 'created_at'],
    ],
  },
  payment_parts: {
    rules: ['lead', 'sale'],
    personal: ['mpesa_phone', 'card_company', 'card_last_digits', 'profile_id', 'bank_slip_id'],
    other: [
      ...[
        'payment_id',
        'position',
        'reference',
        'state',
        'method',
        'amount',
        'installments',
        'points',
      ],
      ...['provider', 'provider_charge_id', 'redirect', 'decline_reason', 'pix_txid', 'pix_code'],
      ...[
        'pix_expires_at',
        'bank_slip_barcode',
        'bank_slip_line',
        'bank_slip_due_date',
        'mpesa_id',
      ],
      ...['instruction', 'next_check_at', 'check_count', 'refunded_amount', 'dispute'],
      ...['created_at'],
    ],
  },
  refunds: {
    rules: ['sale'],
    personal: ['reason', 'pix_key'],
    other: [
      ...['id', 'payment_id', 'part', 'provider', 'amount', 'request_key', 'cause', 'asked_by'],
      ...['state', 'answer', 'tries', 'next_try_at', 'asked_at', 'settled_at'],
    ],
  },
  operator_actions: {
    rules: ['sale'],
    personal: ['reason'],
    other: ['id', 'payment_id', 'action', 'operator', 'at'],
  },
  voucher_uses: {
    rules: ['lead', 'sale'],
    personal: ['buyer'],
    other: ['payment_id', 'voucher', 'used_at'],
  },
  captcha_tokens: {
    rules: ['reply'],
    personal: [],
    other: ['nonce', 'used_by', 'expires_at'],
  },
  fiscal_records: {
    rules: ['fiscal'],
    personal: ['payer'],
    other: ['payment_id', 'keep_until', 'created_at'],
  },
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
  phone_codes: {
    rules: ['code'],
    personal: ['phone', 'phone_hash', 'address'],
    other: ['id', 'idempotency_key', 'lead_id', 'code_hash', 'sent_at', 'expires_at', 'used_at'],
  },
  phone_code_tries: {
    rules: ['code'],
    personal: [],
    other: ['idempotency_key', 'phone_code_id', 'request_hash', 'is_right', 'attempts_left', 'at'],
  },
  livelo_sessions: {
    rules: ['code'],
    personal: ['member_id', 'devices', 'address', 'authorization'],
    other: ['id', 'token', 'idempotency_key', 'lead_id', 'blocked_at', 'created_at', 'expires_at'],
  },
  livelo_codes: {
    rules: ['code'],
    personal: ['member_id', 'device_id', 'address'],
    other: ['id', 'idempotency_key', 'session_id', 'sent_at', 'expires_at', 'used_at'],
  },
  livelo_code_tries: {
    rules: ['code'],
    personal: [],
    other: ['idempotency_key', 'code_id', 'request_hash', 'outcome', 'attempts_left', 'at'],
  },
  stored_cards: {
    rules: ['card'],
    personal: ['profile_id', 'secret_hash'],
    other: [
      ...[
        'id',
        'lead_id',
        'payment_id',
        'subscription_id',
        'legal_entity',
        'limit_amount',
        'currency',
      ],
      ...['consent_version', 'consented_at', 'expires_at'],
    ],
  },
  card_verifications: {
    rules: ['card'],
    personal: ['profile_id'],
    other: ['idempotency_key', 'subscription_id', 'provider', 'decline_reason', 'created_at'],
  },
  webhook_events: {
    rules: ['event'],
    personal: [],
    other: ['provider', 'event_id', 'received_at'],
  },
  outbox: {
    rules: ['outbox'],
    personal: ['personal'],
    other: [
      ...['id', 'sequence', 'stream', 'type', 'version', 'business', 'lead_id', 'data'],
      'created_at',
    ],
  },
  outbox_deliveries: {
    rules: ['outbox'],
    personal: [],
    other: [
      ...['event_id', 'destination', 'stream', 'sequence', 'state', 'attempts', 'last_result'],
      ...['queued_at', 'next_attempt_at', 'settled_at'],
    ],
  },
  mails: {
    rules: ['mail'],
    personal: [],
    other: [
      ...['id', 'kind', 'about', 'lead_id', 'payment_id', 'facts', 'state', 'due_at', 'attempts'],
      ...['last_result', 'next_attempt_at', 'created_at', 'settled_at'],
    ],
  },
  write_keys: {
    rules: ['reply'],
    personal: [],
    other: ['idempotency_key', 'request_hash', 'created_at'],
  },
  contract_requests: {
    rules: ['reply'],
    personal: [],
    other: ['idempotency_key', 'request_hash', 'contract_id', 'at'],
  },
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
