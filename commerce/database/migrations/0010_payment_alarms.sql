-- Up Migration
-- What a person has to look at: the provider says something else than what was ordered, or refuses
-- for certain what has to be done. Written once for each difference, counted when it comes again.
create table payment_alarms (
  id bigint generated always as identity primary key,
  payment_id uuid not null,
  part smallint not null,
  kind text not null
    check (kind in ('amount', 'currency', 'charge_id', 'refused')),
  -- Ours and the provider's: amounts in minor units, currencies, charge ids, an action.
  expected text not null,
  received text not null,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- When operators were told, and when one of them settled it.
  reported_at timestamptz,
  resolved_at timestamptz,
  foreign key (payment_id, part) references payment_parts (payment_id, position),
  unique (payment_id, part, kind, expected, received)
);

-- Every sweep asks for them; nearly always there are none.
create index payment_alarms_unreported on payment_alarms (id) where reported_at is null;

-- Down Migration
drop table payment_alarms;
