-- Up Migration
-- Whether the buyer agreed to pay for what was paid with another lead (docs/decisions/004). Of rows
-- of before nobody knows: what they bring is kept.
alter table payments add column is_deliberate boolean not null default true;

-- Down Migration
alter table payments drop column is_deliberate;
