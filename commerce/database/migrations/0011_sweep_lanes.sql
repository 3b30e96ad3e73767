-- Up Migration
-- What the buyer reads at the provider, so that a charge can be made again with the same terms.
alter table payments add column description text not null default '';
alter table payments alter column description drop default;

-- The sweep's lanes (docs/decisions/022): each reads its own index, however long the others are.
drop index payment_parts_due;
create index payment_parts_in_doubt on payment_parts (next_check_at)
  where next_check_at is not null and instruction is null
    and state in ('created', 'processing', 'requires_action');
create index payment_parts_actions on payment_parts (next_check_at)
  where next_check_at is not null and instruction is not null;
create index payment_parts_waiting on payment_parts (next_check_at)
  where next_check_at is not null and instruction is null
    and state not in ('created', 'processing', 'requires_action');

-- Down Migration
drop index payment_parts_in_doubt;
drop index payment_parts_actions;
drop index payment_parts_waiting;
create index payment_parts_due on payment_parts (next_check_at) where next_check_at is not null;
alter table payments drop column description;
