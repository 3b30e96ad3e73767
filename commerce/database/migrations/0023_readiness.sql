-- Up Migration
-- What a process writes to find out whether it can: a standby and a full disk still read.
create table readiness (
  id smallint primary key check (id = 1),
  written_at timestamptz not null
);
insert into readiness values (1, now());

-- Down Migration
drop table readiness;
