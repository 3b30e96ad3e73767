-- Up Migration
-- A trial: the card is checked, nothing is charged, and what was agreed to is charged later.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check check (state in (
  'created', 'processing', 'requires_action', 'pending', 'trial', 'paid', 'declined', 'expired',
  'refunded'
));
alter table payment_parts drop constraint payment_parts_state_check;
alter table payment_parts add constraint payment_parts_state_check check (state in (
  'created', 'processing', 'requires_action', 'authorized', 'pending', 'trial', 'paid', 'declined',
  'expired', 'voided', 'refunded'
));
alter table payment_transitions drop constraint payment_transitions_cause_check;
alter table payment_transitions add constraint payment_transitions_cause_check
  check (cause in ('buyer', 'provider', 'webhook', 'sweep', 'reconciliation', 'schedule'));

-- The days of a first period that is a trial, and costs nothing.
alter table subscriptions add column trial_days integer check (trial_days > 0);
alter table subscriptions drop constraint subscriptions_amount_check;
alter table subscriptions add constraint subscriptions_amount_check
  check (amount > 0 or (amount = 0 and trial_days is not null));

-- What a buyer agreed to have charged to a card later. Its id is the secret of the link that ends it.
create table card_agreements (
  id text primary key check (length(id) >= 22),
  -- The payment by which the buyer agreed; the card is the one that its first part was checked with.
  payment_id uuid not null unique references payments (id),
  trial_days integer not null check (trial_days > 0),
  -- Minor units with interest, as charged each time.
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BRL', 'MZN')),
  installments integer not null check (installments between 1 and 24),
  -- Which words were agreed to, and when.
  consent_version text not null,
  consented_at timestamptz not null,
  -- proposed: the card is not checked yet. kept: it was charged. ended: no charge succeeded.
  state text not null check (state in ('proposed', 'active', 'kept', 'cancelled', 'ended')),
  subscription_id text references subscriptions (id),
  -- The period of the subscription that is charged, and when for the first time.
  reference text,
  first_charge_at timestamptz,
  check ((state = 'proposed') = (subscription_id is null)),
  check ((subscription_id is null) = (reference is null)),
  check ((subscription_id is null) = (first_charge_at is null))
);

create index card_agreements_subscription on card_agreements (subscription_id);

-- Each try to charge, planned before it is made.
create table scheduled_charges (
  -- The idempotency key of its payment too.
  id uuid primary key,
  agreement_id text not null references card_agreements (id),
  -- 1 is the first; a try that never reached the card's bank is made again with the same number.
  attempt smallint not null check (attempt > 0),
  due_at timestamptz not null,
  -- From when on the agreement cannot be cancelled until there is a result.
  started_at timestamptz,
  -- Null: it is over.
  next_check_at timestamptz,
  outcome text check (outcome in ('paid', 'declined', 'not_reached', 'not_needed', 'cancelled')),
  check ((outcome is null) = (next_check_at is not null))
);

create index scheduled_charges_agreement on scheduled_charges (agreement_id);
create index scheduled_charges_due on scheduled_charges (next_check_at)
  where next_check_at is not null;
-- Of one agreement one charge is planned at a time.
create unique index scheduled_charges_one_open on scheduled_charges (agreement_id)
  where next_check_at is not null;

-- Down Migration
drop table scheduled_charges;
update subscriptions set amount = card_agreements.amount from card_agreements
  where card_agreements.subscription_id = subscriptions.id and subscriptions.amount = 0;
drop table card_agreements;
alter table subscriptions drop constraint subscriptions_amount_check;
alter table subscriptions add constraint subscriptions_amount_check check (amount > 0);
alter table subscriptions drop column trial_days;
alter table payment_transitions disable trigger payment_transitions_append_only;
update payment_transitions set cause = 'sweep' where cause = 'schedule';
update payment_transitions set to_state = 'expired' where to_state = 'trial';
update payment_transitions set from_state = 'expired' where from_state = 'trial';
alter table payment_transitions enable trigger payment_transitions_append_only;
alter table payment_transitions drop constraint payment_transitions_cause_check;
alter table payment_transitions add constraint payment_transitions_cause_check
  check (cause in ('buyer', 'provider', 'webhook', 'sweep', 'reconciliation'));
update purchases set paid_payment_id = null
  where paid_payment_id in (select id from payments where state = 'trial');
update payment_parts set state = 'expired' where state = 'trial';
update payments set state = 'expired' where state = 'trial';
alter table payment_parts drop constraint payment_parts_state_check;
alter table payment_parts add constraint payment_parts_state_check check (state in (
  'created', 'processing', 'requires_action', 'authorized', 'pending', 'paid', 'declined',
  'expired', 'voided', 'refunded'
));
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check check (state in (
  'created', 'processing', 'requires_action', 'pending', 'paid', 'declined', 'expired', 'refunded'
));
