import type { KeptTables } from './KeptTable';

export const salesTables: KeptTables = {
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
      ...['pending_action', 'next_check_at', 'check_count'],
      ...['refunded_amount', 'dispute'],
      ...['created_at'],
    ],
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
  fiscal_records: {
    rules: ['fiscal'],
    personal: ['payer'],
    other: ['payment_id', 'keep_until', 'created_at'],
  },
};
