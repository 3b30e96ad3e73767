-- Up Migration
-- What the code calls these two, the database is to call them, too. Expand (docs/operating.md, Migrations):
-- a trigger keeps both names of a column alike. The next version, before which the indexes of the sweep's
-- lanes are made by the new name, reads and writes it; a later one drops the old columns and the triggers.
-- Copied here is what is under way, found by an index; of what is over nobody reads these two.
-- In the order of the worker, who looks at payments while it holds a planned charge.
lock table scheduled_charges, payment_parts in access exclusive mode;

alter table payment_parts add column pending_action text;
alter table payment_parts add constraint payment_parts_pending_action_check
  check (pending_action in ('capture', 'expire', 'void', 'refund', 'receive')) not valid;
update payment_parts set pending_action = instruction 
  where next_check_at is not null and instruction is not null;

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

alter table scheduled_charges add column locked_since timestamptz;
update scheduled_charges set locked_since = started_at
  where next_check_at is not null and started_at is not null;

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

-- Down Migration
drop trigger scheduled_charges_lock_names on scheduled_charges;
drop function keep_charge_lock_names_alike;
alter table scheduled_charges drop column locked_since;
drop trigger payment_parts_action_names on payment_parts;
drop function keep_part_action_names_alike;
alter table payment_parts drop column pending_action;
