-- Up Migration
-- A payment has one or two parts, each a charge at the provider. What a charge knows moves here.
create table payment_parts (
  payment_id uuid not null references payments (id),
  position smallint not null check (position in (1, 2)),
  -- The provider's idempotency reference.
  reference text not null unique,
  state text not null check (state in (
    'created', 'processing', 'requires_action', 'authorized', 'pending', 'paid', 'declined',
    'expired', 'voided', 'refunded'
  )),
  method text not null check (method in (
    'credit-card', 'default-credit-card', 'pix', 'bankslip', 'm-pesa', 'livelo',
    'credit-card-in-person', 'pix-in-person', 'cash', 'cheque'
  )),
  amount bigint not null check (amount > 0),
  installments integer check (installments between 1 and 24),
  points integer check (points > 0),
  mpesa_phone text,
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
  mpesa_id text,
  -- What the provider still has to be told about this charge.
  instruction text check (instruction in ('capture', 'expire', 'void', 'refund')),
  next_check_at timestamptz,
  check_count integer not null default 0,
  created_at timestamptz not null,
  primary key (payment_id, position),
  check ((method in ('credit-card', 'default-credit-card')) = (installments is not null)),
  check ((method = 'm-pesa') = (mpesa_phone is not null)),
  check ((method = 'livelo') = (points is not null)),
  check ((state = 'declined') <= (decline_reason is not null)),
  unique (provider, provider_charge_id)
);

insert into payment_parts (
  payment_id, position, reference, state, method, amount, installments, mpesa_phone, provider,
  provider_charge_id, profile_id, redirect, decline_reason, pix_txid, pix_code, pix_expires_at,
  bank_slip_id, bank_slip_barcode, bank_slip_line, bank_slip_due_date, mpesa_id, instruction,
  next_check_at, check_count, created_at
) select
  id, 1, id::text, state, method, amount, installments, mpesa_phone, provider,
  provider_charge_id, profile_id, redirect, decline_reason, pix_txid, pix_code, pix_expires_at,
  bank_slip_id, bank_slip_barcode, bank_slip_line, bank_slip_due_date, mpesa_id, instruction,
  next_check_at, check_count, created_at
from payments;

create index payment_parts_due on payment_parts (next_check_at) where next_check_at is not null;
create index payment_parts_profile on payment_parts (profile_id) where profile_id is not null;

alter table payments
  drop column method,
  drop column installments,
  drop column provider,
  drop column provider_charge_id,
  drop column profile_id,
  drop column redirect,
  drop column decline_reason,
  drop column pix_txid,
  drop column pix_code,
  drop column pix_expires_at,
  drop column bank_slip_id,
  drop column bank_slip_barcode,
  drop column bank_slip_line,
  drop column bank_slip_due_date,
  drop column mpesa_phone,
  drop column mpesa_id,
  drop column instruction,
  drop column next_check_at,
  drop column check_count,
  add column flow_id text;

-- The history tells of the parts of a payment that has two; null is the payment as a whole.
alter table payment_transitions add column part smallint;

-- What is paid besides a plan's first sale: an invoice, a subscription and its period.
alter table purchases
  add column reference text not null default '',
  drop constraint purchases_lead_id_plan_id_type_key,
  add constraint purchases_subject unique (lead_id, plan_id, type, reference);

-- Down Migration
-- Only payments of one old method can go back: of others the former schema knows nothing.
do $$
begin
  if exists (select from payment_parts where position = 2) then
    raise exception 'A payment with two parts cannot go back to one';
  end if;
end
$$;

alter table purchases
  drop constraint purchases_subject,
  add constraint purchases_lead_id_plan_id_type_key unique (lead_id, plan_id, type),
  drop column reference;

alter table payment_transitions drop column part;

alter table payments
  drop column flow_id,
  add column method text,
  add column installments integer,
  add column provider text,
  add column provider_charge_id text,
  add column profile_id text,
  add column redirect text,
  add column decline_reason text,
  add column pix_txid text,
  add column pix_code text,
  add column pix_expires_at timestamptz,
  add column bank_slip_id text,
  add column bank_slip_barcode text,
  add column bank_slip_line text,
  add column bank_slip_due_date date,
  add column mpesa_phone text,
  add column mpesa_id text,
  add column instruction text,
  add column next_check_at timestamptz,
  add column check_count integer not null default 0;

update payments set
  method = part.method, installments = part.installments, provider = part.provider,
  provider_charge_id = part.provider_charge_id, profile_id = part.profile_id,
  redirect = part.redirect, decline_reason = part.decline_reason, pix_txid = part.pix_txid,
  pix_code = part.pix_code, pix_expires_at = part.pix_expires_at,
  bank_slip_id = part.bank_slip_id, bank_slip_barcode = part.bank_slip_barcode,
  bank_slip_line = part.bank_slip_line, bank_slip_due_date = part.bank_slip_due_date,
  mpesa_phone = part.mpesa_phone, mpesa_id = part.mpesa_id,
  instruction = part.instruction, next_check_at = part.next_check_at,
  check_count = part.check_count
from payment_parts part
where part.payment_id = payments.id and part.position = 1;

alter table payments
  alter column method set not null,
  alter column provider set not null,
  add constraint payments_method_check
    check (method in ('credit-card', 'pix', 'bankslip', 'm-pesa')),
  add constraint payments_installments_check check (installments between 1 and 24),
  add constraint payments_mpesa_check check ((method = 'm-pesa') = (mpesa_phone is not null)),
  add constraint payments_check check ((method = 'credit-card') = (installments is not null)),
  add constraint payments_check1 check ((state = 'declined') <= (decline_reason is not null)),
  add unique (provider, provider_charge_id);
create index payments_due on payments (next_check_at) where next_check_at is not null;

drop table payment_parts;
