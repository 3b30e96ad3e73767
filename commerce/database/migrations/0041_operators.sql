-- Up Migration
-- What people who run the shop did to payments, and who they are; refunds say it themselves.
create table operator_actions (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  action text not null check (action in ('confirm')),
  operator text not null check (operator <> ''),
  reason text not null,
  at timestamptz not null
);

create index operator_actions_of_payment on operator_actions (payment_id);

create function refuse_operator_action_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason = 'erased'
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'operator_actions is append-only';
end
$$;

create trigger operator_actions_append_only
  before update or delete on operator_actions
  for each row execute function refuse_operator_action_change();
create trigger operator_actions_whole
  before truncate on operator_actions
  for each statement execute function refuse_operator_action_change();

-- receive: the seller has the money that a buyer pays in person.
alter table payment_parts drop constraint payment_parts_instruction_check;
alter table payment_parts add constraint payment_parts_instruction_check
  check (instruction in ('capture', 'expire', 'void', 'refund', 'receive')) not valid;

-- Down Migration
alter table payment_parts drop constraint payment_parts_instruction_check;
alter table payment_parts add constraint payment_parts_instruction_check
  check (instruction in ('capture', 'expire', 'void', 'refund')) not valid;
drop table operator_actions;
drop function refuse_operator_action_change;
