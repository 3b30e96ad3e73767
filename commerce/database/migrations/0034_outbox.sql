-- Up Migration
-- What happened, for those outside who have to know of it (docs/events.md). Written in the transaction
-- that makes it true. What says who somebody is stands in personal, sealed, and goes with the person.
create table outbox (
  id uuid primary key,
  -- Within one stream, which is written under one lock, in the order of the commits.
  sequence bigint generated always as identity,
  -- The purchase, or the lead of an event without one: what is delivered in order.
  stream uuid not null,
  type text not null,
  version smallint not null,
  business text not null,
  lead_id uuid not null references leads (id),
  data jsonb not null,
  personal text,
  created_at timestamptz not null
);

create index outbox_created on outbox (created_at);
create index outbox_lead on outbox (lead_id);

-- To whom each is to be told, and what came of it.
create table outbox_deliveries (
  event_id uuid not null references outbox (id) on delete cascade,
  destination text not null,
  stream uuid not null,
  sequence bigint not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_result text,
  -- Since when it is to be told: it is given up some days later.
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  primary key (event_id, destination)
);

create index outbox_deliveries_due on outbox_deliveries (destination, next_attempt_at)
  where state = 'pending';
create index outbox_deliveries_stream on outbox_deliveries (destination, stream, sequence)
  where state = 'pending';
create index outbox_deliveries_failed on outbox_deliveries (destination, queued_at)
  where state = 'failed';

-- Down Migration
drop table outbox_deliveries;
drop table outbox;
