import type { KeptTables } from './KeptTable';

export const callTables: KeptTables = {
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
  captcha_tokens: {
    rules: ['reply'],
    personal: [],
    other: ['nonce', 'used_by', 'expires_at'],
  },
  webhook_events: {
    rules: ['event'],
    personal: [],
    other: ['provider', 'event_id', 'received_at'],
  },
};
