-- Up Migration
-- What limits have counted (docs/limits.md), as rate-limiter-flexible keeps it: a key's points, and
-- until when they count, in milliseconds since 1970. Unlogged: a count waits for no disk, and after a
-- crash of the server it begins again.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);

-- Down Migration
drop table rate_limits;
