-- Up Migration
-- A subscription and its first period. Later periods are the paid purchases that refer to it.
create table subscriptions (
  id text primary key check (length(id) >= 22),
  lead_id uuid not null references leads (id),
  -- The purchase that began it; while that is not paid (refunded), the subscription is ended. Null
  -- when it was sold elsewhere.
  purchase_id uuid unique references purchases (id),
  plan_id text not null,
  -- What the first period cost, in minor units.
  amount bigint not null check (amount > 0),
  started_at timestamptz not null
);

create index subscriptions_lead on subscriptions (lead_id);

-- 'id' of an invoice or an offer, 'id:period' of a renewal, 'id:plan' of an upgrade from that plan
-- ('id' alone in the first versions).
create index purchases_reference on purchases (split_part(reference, ':', 1))
  where reference <> '';

create table invoices (
  id text primary key check (length(id) >= 22),
  kind text not null check (kind in ('invoice', 'sale-invoice', 'first-invoice-payment')),
  lead_id uuid not null references leads (id),
  subscription_id text references subscriptions (id),
  plan_id text not null,
  description text not null check (description <> ''),
  amount bigint not null check (amount > 0),
  due_date date not null,
  ends_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  check (kind = 'sale-invoice' or subscription_id is not null)
);

-- Where a buyer whose payment did not work out may pay after all; one for each purchase.
create table recoveries (
  id text primary key check (length(id) >= 22),
  purchase_id uuid not null unique references purchases (id),
  -- The last payment that failed, and when.
  payment_id uuid not null references payments (id),
  failed_at timestamptz not null
);

create table custom_offers (
  id text primary key check (length(id) >= 22),
  subscription_id text not null references subscriptions (id),
  plan_id text not null,
  name text not null check (name <> ''),
  benefits jsonb not null,
  amount bigint not null check (amount > 0),
  standard_amount bigint not null check (standard_amount >= amount),
  ends_at timestamptz not null,
  created_at timestamptz not null
);

create index custom_offers_subscription on custom_offers (subscription_id, created_at);

-- Cards that were checked without a charge; the key is the provider's reference too.
create table card_verifications (
  idempotency_key uuid primary key,
  subscription_id text not null references subscriptions (id),
  provider text not null,
  profile_id text,
  decline_reason text check (decline_reason in (
    'card_refused', 'insufficient_funds', 'expired_card', 'wrong_security_code',
    'authentication_failed', 'processing_error'
  )),
  created_at timestamptz not null,
  check ((profile_id is null) <> (decline_reason is null))
);

create index card_verifications_profile on card_verifications (profile_id)
  where profile_id is not null;

-- What was made to be tried, so that a repeated call is answered with the same.
create table samples (
  idempotency_key uuid primary key,
  request_hash text not null,
  reference text not null,
  path text not null,
  created_at timestamptz not null
);

-- Down Migration
drop table samples;
drop table card_verifications;
drop table custom_offers;
drop table recoveries;
drop table invoices;
drop index purchases_reference;
drop table subscriptions;
