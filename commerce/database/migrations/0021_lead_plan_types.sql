-- Up Migration
-- The type of the plan that a lead's flow sells, where its brand sends it.
alter table leads add column plan_type text;

-- Down Migration
alter table leads drop column plan_type;
