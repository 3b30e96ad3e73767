-- Up Migration
-- When a subscription's last period is over: nothing but time brings that about, so somebody has to look.
create table subscription_ends (
  subscription_id text primary key references subscriptions (id),
  due_at timestamptz not null
);

create index subscription_ends_due on subscription_ends (due_at);

-- Down Migration
drop table subscription_ends;
