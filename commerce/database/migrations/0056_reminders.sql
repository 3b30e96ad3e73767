-- Up Migration
-- Who asked to be reminded of a purchase that is left unfinished, and who wants it no more.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('privacy-notice', 'terms', 'stored-card', 'cart-reminder')) not valid;

-- What somebody agreed to stays as it was; that it was taken back stands beside it.
create table reminder_withdrawals (
  lead_id uuid primary key references leads (id),
  withdrawn_at timestamptz not null
);

-- Down Migration
drop table reminder_withdrawals;
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('privacy-notice', 'terms', 'stored-card')) not valid;
