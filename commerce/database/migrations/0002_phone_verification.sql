-- Up Migration
alter table leads add column phone_verified_at timestamptz;

-- A code proves control of a phone, whichever lead asked for it. The code itself is not kept.
create table phone_codes (
  id uuid primary key,
  idempotency_key uuid not null unique,
  lead_id uuid not null references leads (id),
  phone text not null,
  -- Where the buyer's call came from, for the limits; null when it came from this machine.
  address text,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index phone_codes_phone on phone_codes (phone, sent_at);
create index phone_codes_address on phone_codes (address, sent_at) where address is not null;
create index phone_codes_lead on phone_codes (lead_id);

-- What was tried against a code; a repeated call is answered from here and counts once.
create table phone_code_tries (
  idempotency_key uuid primary key,
  phone_code_id uuid not null references phone_codes (id) on delete cascade,
  request_hash text not null,
  is_right boolean not null,
  attempts_left integer not null check (attempts_left >= 0),
  at timestamptz not null
);

create index phone_code_tries_code on phone_code_tries (phone_code_id);

-- Down Migration
drop table phone_code_tries;
drop table phone_codes;
alter table leads drop column phone_verified_at;
