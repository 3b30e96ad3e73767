-- Up Migration
-- Which campaign brought a buyer: with the lead, and with each of its payments.
alter table leads add column tracking jsonb;
alter table payments add column tracking jsonb;

-- Down Migration
alter table payments drop column tracking;
alter table leads drop column tracking;
