-- Up Migration

-- A buyer's visit to the points programme. The CPF is not kept: the programme's id of it is.
create table livelo_sessions (
  id uuid primary key,
  token text not null unique check (length(token) >= 22),
  idempotency_key uuid not null unique,
  lead_id uuid not null references leads (id),
  member_id text not null,
  devices jsonb not null,
  -- Where the buyer's call came from, for the limits; null when it came from this machine.
  address text,
  -- What the member's points may be used with, once the code was right.
  "authorization" text,
  -- The programme said that this member may not redeem.
  blocked_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index livelo_sessions_lead on livelo_sessions (lead_id, created_at);
create index livelo_sessions_address on livelo_sessions (address, created_at)
  where address is not null;

-- The programme makes, keeps and checks the codes themselves.
create table livelo_codes (
  id uuid primary key,
  idempotency_key uuid not null unique,
  session_id uuid not null references livelo_sessions (id),
  member_id text not null,
  device_id text not null,
  address text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index livelo_codes_member on livelo_codes (member_id, sent_at);
create index livelo_codes_address on livelo_codes (address, sent_at) where address is not null;
create index livelo_codes_session on livelo_codes (session_id, sent_at);

-- What was tried against a code; a repeated call is answered from here and counts once.
create table livelo_code_tries (
  idempotency_key uuid primary key,
  code_id uuid not null references livelo_codes (id) on delete cascade,
  request_hash text not null,
  -- Null while the programme has not answered.
  outcome text check (outcome in ('right', 'wrong', 'expired', 'blocked')),
  attempts_left integer not null check (attempts_left >= 0),
  at timestamptz not null
);

create index livelo_code_tries_code on livelo_code_tries (code_id);

-- Down Migration
drop table livelo_code_tries;
drop table livelo_codes;
drop table livelo_sessions;
