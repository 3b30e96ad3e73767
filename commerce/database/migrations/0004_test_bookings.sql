-- Up Migration
create table test_bookings (
  id uuid primary key,
  idempotency_key uuid not null unique,
  request_hash text not null,
  payment_id uuid not null references payments (id),
  location_id text not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  -- A later booking of the same payment took its place and freed the seat.
  replaced_at timestamptz
);

create unique index test_bookings_one_per_payment on test_bookings (payment_id)
  where replaced_at is null;
create index test_bookings_session on test_bookings (location_id, starts_at)
  where replaced_at is null;

-- Down Migration
drop table test_bookings;
