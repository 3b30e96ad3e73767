-- Up Migration
-- What the cards of a payment count as in rate_limits until their banks have answered, so that whichever
-- process learns of the answer releases it (docs/limits.md). Unlogged, as rate_limits is: after a crash
-- of the server both are empty.
create unlogged table counted_declines (
  payment_id uuid primary key references payments (id),
  counts jsonb not null,
  counted_at timestamptz not null
);

-- Down Migration
drop table counted_declines;
