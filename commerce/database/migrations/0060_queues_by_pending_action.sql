-- Up Migration
-- The second of three steps (0059): the code reads and writes pending_action and locked_since alone. The old
-- columns, their indexes and the triggers stay for the version before, until a later migration drops them.
-- In the order of 0059, before any row is locked.
lock table scheduled_charges, payment_parts in share row exclusive mode;

update scheduled_charges set locked_since = started_at
  where started_at is not null and locked_since is null;
update payment_parts set pending_action = instruction
  where instruction is not null and pending_action is null;

-- An index that was built beforehand, without a lock, is kept (docs/operating.md, Migrations).
create index if not exists payment_parts_queue_in_doubt on payment_parts (next_check_at)
  where next_check_at is not null and pending_action is null
    and state in ('created', 'processing', 'requires_action');
create index if not exists payment_parts_queue_actions on payment_parts (next_check_at)
  where next_check_at is not null and pending_action is not null;
create index if not exists payment_parts_queue_waiting on payment_parts (next_check_at)
  where next_check_at is not null and pending_action is null
    and state not in ('created', 'processing', 'requires_action');

-- Down Migration
drop index payment_parts_queue_in_doubt;
drop index payment_parts_queue_actions;
drop index payment_parts_queue_waiting;
