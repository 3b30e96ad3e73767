-- Up Migration
-- The keys of writes that leave no row of their own: what they did is read again where it stands.
create table write_keys (
  idempotency_key uuid primary key,
  request_hash text not null,
  created_at timestamptz not null
);

-- Down Migration
drop table write_keys;
