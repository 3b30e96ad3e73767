-- Up Migration
-- A buyer's own contract: what was offered, word for word.
create table contracts (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  product_code text not null,
  plan_id text not null,
  -- The text without what differs from day to day: the same terms give the same contract.
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('pt-BR', 'pt-MZ', 'es-PE')),
  title text not null,
  markdown text not null,
  -- SHA-256 of markdown in UTF-8.
  hash text not null check (hash = encode(sha256(convert_to(markdown, 'UTF8')), 'hex')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BRL', 'MZN')),
  voucher text,
  offer text,
  seller text not null,
  created_at timestamptz not null,
  unique (lead_id, plan_id, terms_hash)
);

-- Calls that asked for a contract, so that a repeated one is recognised.
create table contract_requests (
  idempotency_key uuid primary key,
  request_hash text not null,
  contract_id uuid not null references contracts (id),
  at timestamptz not null
);

create index contract_requests_contract on contract_requests (contract_id);

create table contract_acceptances (
  contract_id uuid primary key references contracts (id),
  idempotency_key uuid not null unique,
  lead_id uuid not null references leads (id),
  -- Of the text that was accepted.
  hash text not null,
  -- Where the call came from.
  address text not null,
  accepted_at timestamptz not null
);

-- The file as it was first handed out: another version of the typesetter changes no old contract.
create table contract_files (
  contract_id uuid primary key references contracts (id),
  pdf bytea not null,
  created_at timestamptz not null
);

create function refuse_contract_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger contracts_append_only
  before update or delete or truncate on contracts
  for each statement execute function refuse_contract_change();
create trigger contract_acceptances_append_only
  before update or delete or truncate on contract_acceptances
  for each statement execute function refuse_contract_change();
create trigger contract_files_append_only
  before update or delete or truncate on contract_files
  for each statement execute function refuse_contract_change();

-- What became known of a lead after the first form.
create table lead_details (
  lead_id uuid primary key references leads (id),
  birth_date date,
  document text,
  relation_account text,
  address jsonb,
  updated_at timestamptz not null
);

-- Down Migration
drop table lead_details;
drop table contract_files;
drop table contract_acceptances;
drop table contract_requests;
drop table contracts;
drop function refuse_contract_change;
