-- Up Migration
create table leads (
  id uuid primary key,
  idempotency_key uuid not null unique,
  request_hash text not null,
  name text not null check (name <> ''),
  email text not null,
  phone text not null,
  business text not null,
  product_code text not null,
  plan_id text,
  seller text not null,
  source text not null,
  operation text not null check (operation in ('BR', 'MZ')),
  locale text not null check (locale in ('pt-BR', 'pt-MZ', 'es-PE')),
  contact_id text,
  created_at timestamptz not null
);

-- One purchase intent. Its row lock serialises everything that happens to its payments.
create table purchases (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  plan_id text not null,
  type text not null,
  paid_payment_id uuid,
  created_at timestamptz not null,
  unique (lead_id, plan_id, type)
);

create table payments (
  id uuid primary key,
  token text not null unique check (length(token) >= 22),
  purchase_id uuid not null references purchases (id),
  idempotency_key uuid not null unique,
  request_hash text not null,
  state text not null check (state in (
    'created', 'processing', 'requires_action', 'pending', 'paid', 'declined', 'expired', 'refunded'
  )),
  method text not null check (method in ('credit-card', 'pix', 'bankslip')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BRL', 'MZN')),
  installments integer check (installments between 1 and 24),
  business text not null,
  product_code text not null,
  plan_id text not null,
  operation text not null check (operation in ('BR', 'MZ')),
  voucher text,
  offer text,
  seller text not null,
  source text not null,
  payer_name text not null,
  payer_email text not null,
  payer_phone text not null,
  payer_document text,
  provider text not null,
  provider_charge_id text,
  profile_id text,
  redirect text,
  decline_reason text check (decline_reason in (
    'card_refused', 'insufficient_funds', 'expired_card', 'wrong_security_code',
    'authentication_failed', 'processing_error'
  )),
  pix_txid text,
  pix_code text,
  pix_expires_at timestamptz,
  bank_slip_id text,
  bank_slip_barcode text check (bank_slip_barcode ~ '^[0-9]{44}$'),
  bank_slip_line text check (bank_slip_line ~ '^[0-9]{47}$'),
  bank_slip_due_date date,
  -- What the provider still has to be told about this payment.
  instruction text check (instruction in ('expire', 'void', 'refund')),
  next_check_at timestamptz,
  check_count integer not null default 0,
  created_at timestamptz not null,
  check ((method = 'credit-card') = (installments is not null)),
  check ((state = 'declined') <= (decline_reason is not null)),
  unique (provider, provider_charge_id)
);

create index payments_purchase on payments (purchase_id);
create index payments_due on payments (next_check_at) where next_check_at is not null;
-- The last line of defence: no two attempts of a purchase in flight.
create unique index payments_one_in_flight on payments (purchase_id)
  where state in ('created', 'processing', 'requires_action');

alter table purchases
  add foreign key (paid_payment_id) references payments (id);

create table payment_transitions (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  from_state text,
  to_state text not null,
  cause text not null check (cause in ('buyer', 'provider', 'webhook', 'sweep')),
  at timestamptz not null
);

create index payment_transitions_payment on payment_transitions (payment_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment_transitions is append-only';
end
$$;

create trigger payment_transitions_append_only
  before update or delete or truncate on payment_transitions
  for each statement execute function refuse_change();

-- Tells every process, on commit, which payment changed.
create function announce_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', (select token from payments where id = new.payment_id));
  return null;
end
$$;

create trigger payment_transitions_announce
  after insert on payment_transitions
  for each row execute function announce_payment();

create table webhook_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Down Migration
drop table webhook_events;
drop table payment_transitions;
alter table purchases drop constraint purchases_paid_payment_id_fkey;
drop table payments;
drop table purchases;
drop table leads;
drop function announce_payment;
drop function refuse_change;
