-- Up Migration
-- When the link to an account was last exchanged by the school: those that were sent before are over.
create table access_exchanges (
  payment_id uuid primary key references payments (id),
  exchanged_at timestamptz not null
);

-- The link that a buyer has lost and is sent again; the worker tells of it (access.requested).
create table access_requests (
  -- The idempotency key of who asked.
  id uuid primary key,
  payment_id uuid not null references payments (id),
  -- An operator's name, or buyer.
  asked_by text not null check (asked_by <> ''),
  asked_at timestamptz not null,
  told_at timestamptz
);

create index access_requests_of_payment on access_requests (payment_id, asked_at);
create index access_requests_untold on access_requests (asked_at) where told_at is null;

-- Down Migration
drop table access_requests;
drop table access_exchanges;
