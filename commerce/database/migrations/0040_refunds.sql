-- Up Migration
-- Money that goes back on purpose: asked for by a buyer who regrets, or by an operator.
alter table payment_parts
  -- What the provider says has gone back, in minor units.
  add column refunded_amount bigint not null default 0,
  -- What a card's holder has the bank do; null: nothing.
  add column dispute text;
alter table payment_parts add constraint payment_parts_refunded_amount_check
  check (refunded_amount between 0 and amount) not valid;
alter table payment_parts add constraint payment_parts_dispute_check
  check (dispute in ('open', 'won', 'lost')) not valid;

create table refunds (
  -- The provider's idempotency reference, too.
  id uuid primary key,
  payment_id uuid not null references payments (id),
  part smallint not null,
  provider text not null,
  amount bigint not null check (amount > 0),
  -- Of one request, which may be about two parts; asked again, it gives back nothing more.
  request_key uuid not null,
  cause text not null check (cause in ('regret', 'operator')),
  asked_by text not null check (asked_by <> ''),
  reason text not null,
  -- Sealed. Where the money of a bank slip goes; forgotten once it is there.
  pix_key text,
  state text not null check (state in ('planned', 'done', 'refused')),
  -- Why the provider refuses.
  answer text,
  tries integer not null default 0,
  next_try_at timestamptz,
  asked_at timestamptz not null,
  settled_at timestamptz,
  unique (request_key, part),
  check ((state = 'planned') = (next_try_at is not null)),
  check ((state = 'planned') = (settled_at is null)),
  foreign key (payment_id, part) references payment_parts (payment_id, position)
);

create index refunds_due on refunds (provider, next_try_at) where state = 'planned';
create index refunds_of_payment on refunds (payment_id, part);

alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check check (kind in
  ('amount', 'currency', 'charge_id', 'refused', 'unknown_charge', 'missing_charge',
   'not_chargeable', 'disputed'));

-- Down Migration
delete from payment_alarms where kind = 'disputed';
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check check (kind in
  ('amount', 'currency', 'charge_id', 'refused', 'unknown_charge', 'missing_charge',
   'not_chargeable'));
drop table refunds;
alter table payment_parts drop column dispute, drop column refunded_amount;
