-- Up Migration
-- What a buyer was told and agreed to: which texts, in which version, and when.
create table consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id),
  -- Null: with the contact.
  payment_id uuid references payments (id),
  -- privacy-notice: read with the contact. terms: accepted with the payment. stored-card: agreed to.
  kind text not null check (kind in ('privacy-notice', 'terms', 'stored-card')),
  version text not null check (version <> ''),
  -- Where the texts stood; null: they were on the page itself.
  terms_address text,
  privacy_address text,
  agreed_at timestamptz not null,
  unique nulls not distinct (lead_id, payment_id, kind)
);

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents is append-only';
end
$$;

create trigger consents_append_only
  before update or delete or truncate on consents
  for each statement execute function refuse_consent_change();

-- Down Migration
drop table consents;
drop function refuse_consent_change;
