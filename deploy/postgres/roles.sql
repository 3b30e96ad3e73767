-- Two roles: the owner, who changes the tables (MIGRATION_DATABASE_URL), and the one that serves
-- (DATABASE_URL), who reads and writes rows and nothing else. Run it once as a superuser, connected to
-- the database of the checkout:
--   psql --set owner_password=… --set app_password=… --file deploy/postgres/roles.sql
create role checkout_owner login password :'owner_password';
create role checkout_app login password :'app_password';

grant connect on database :"DBNAME" to checkout_owner, checkout_app;
revoke all on schema public from public;
grant usage, create on schema public to checkout_owner;
grant usage on schema public to checkout_app;

-- What the owner makes, now and later, the other may use.
alter default privileges for role checkout_owner in schema public
  grant select, insert, update, delete on tables to checkout_app;
alter default privileges for role checkout_owner in schema public
  grant usage, select on sequences to checkout_app;

-- The limits of a session, which a transaction pooler does not pass on (DATABASE_POOLER=true).
alter role checkout_app set statement_timeout = '5s';
alter role checkout_app set idle_in_transaction_session_timeout = '10s';
