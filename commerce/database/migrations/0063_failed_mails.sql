-- Up Migration
-- The metrics count the mails that are due (mails_due) and those that were given up, of a table that keeps
-- the mails of half a year. It has few rows: large tables may have it built beforehand, without a lock.
create index if not exists mails_failed on mails (due_at) where state = 'failed';

-- Down Migration
drop index mails_failed;
