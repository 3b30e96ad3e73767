-- Up Migration
-- The bank leads its buyer back to the host that they pay at: a browser keeps what it knows by host.
alter table payments add column return_host text;

-- Down Migration
alter table payments drop column return_host;
