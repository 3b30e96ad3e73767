import type { KeptTables } from './KeptTable';

export const messageTables: KeptTables = {
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
};
