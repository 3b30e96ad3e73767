-- Up Migration
-- The last of three steps (0059, 0060): the version before this one already uses pending_action and
-- locked_since alone. Every process of a still older version must be replaced before this migration runs.
-- In the order of 0059, before any row is locked.
lock table scheduled_charges, payment_parts in access exclusive mode;

drop trigger payment_parts_action_names on payment_parts;
drop function keep_part_action_names_alike;
-- The sweep's old indexes and the old check go with the column.
alter table payment_parts drop column instruction;

drop trigger scheduled_charges_lock_names on scheduled_charges;
drop function keep_charge_lock_names_alike;
alter table scheduled_charges drop column started_at;

-- Down Migration
lock table scheduled_charges, payment_parts in access exclusive mode;

alter table payment_parts add column instruction text;
update payment_parts set instruction = pending_action where pending_action is not null;
alter table payment_parts add constraint payment_parts_instruction_check
  check (instruction in ('capture', 'expire', 'void', 'refund', 'receive')) not valid;
create index payment_parts_in_doubt on payment_parts (next_check_at)
  where next_check_at is not null and instruction is null
    and state in ('created', 'processing', 'requires_action');
create index payment_parts_actions on payment_parts (next_check_at)
  where next_check_at is not null and instruction is not null;
create index payment_parts_waiting on payment_parts (next_check_at)
  where next_check_at is not null and instruction is null
    and state not in ('created', 'processing', 'requires_action');
create function keep_part_action_names_alike() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.pending_action := coalesce(new.pending_action, new.instruction);
    new.instruction := new.pending_action;
  elsif new.pending_action is distinct from old.pending_action then
    new.instruction := new.pending_action;
  else
    new.pending_action := new.instruction;
  end if;
  return new;
end
$$;
create trigger payment_parts_action_names
  before insert or update of pending_action, instruction on payment_parts
  for each row execute function keep_part_action_names_alike();

alter table scheduled_charges add column started_at timestamptz;
update scheduled_charges set started_at = locked_since where locked_since is not null;
create function keep_charge_lock_names_alike() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.locked_since := coalesce(new.locked_since, new.started_at);
    new.started_at := new.locked_since;
  elsif new.locked_since is distinct from old.locked_since then
    new.started_at := new.locked_since;
  else
    new.locked_since := new.started_at;
  end if;
  return new;
end
$$;
create trigger scheduled_charges_lock_names
  before insert or update of locked_since, started_at on scheduled_charges
  for each row execute function keep_charge_lock_names_alike();
