-- Up Migration
-- One reading of the provider's charges of the last days, once a day whatever the number of processes.
create table reconciliations (
  provider text not null,
  -- The day on which it was made (UTC).
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  charges integer not null default 0,
  repaired integer not null default 0,
  primary key (provider, day)
);

alter table payment_transitions drop constraint payment_transitions_cause_check;
alter table payment_transitions add constraint payment_transitions_cause_check
  check (cause in ('buyer', 'provider', 'webhook', 'sweep', 'reconciliation'));

-- A charge that belongs to no payment is an alarm without one.
alter table payment_alarms alter column payment_id drop not null;
alter table payment_alarms alter column part drop not null;
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check check (kind in
  ('amount', 'currency', 'charge_id', 'refused', 'unknown_charge', 'missing_charge'));
alter table payment_alarms add check ((payment_id is null) = (kind = 'unknown_charge'));
alter table payment_alarms add check ((payment_id is null) = (part is null));
create unique index payment_alarms_unknown_charge on payment_alarms (received)
  where payment_id is null;
create index payment_alarms_open on payment_alarms (id) where resolved_at is null;
create index payment_parts_created on payment_parts (created_at);

-- Down Migration
drop index payment_parts_created;
drop index payment_alarms_open;
drop index payment_alarms_unknown_charge;
delete from payment_alarms where kind in ('unknown_charge', 'missing_charge');
alter table payment_alarms drop constraint payment_alarms_check1;
alter table payment_alarms drop constraint payment_alarms_check;
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check
  check (kind in ('amount', 'currency', 'charge_id', 'refused'));
alter table payment_alarms alter column payment_id set not null;
alter table payment_alarms alter column part set not null;
alter table payment_transitions disable trigger payment_transitions_append_only;
update payment_transitions set cause = 'sweep' where cause = 'reconciliation';
alter table payment_transitions enable trigger payment_transitions_append_only;
alter table payment_transitions drop constraint payment_transitions_cause_check;
alter table payment_transitions add constraint payment_transitions_cause_check
  check (cause in ('buyer', 'provider', 'webhook', 'sweep'));
drop table reconciliations;
