import { nameSpan } from '@/commerce/database/watchStatements';

test.each([
  ['select "id" from "payments" where "payments"."token" = $1', 'SELECT payments'],
  ["insert into leads (email) values ('maria@exemplo.com.br')", 'INSERT leads'],
  ['update "public"."purchases" set "state" = $1', 'UPDATE public.purchases'],
  ['delete from only outbox where id = $1', 'DELETE outbox'],
  ['\n  with due as (select id from mails) select 1', 'WITH mails'],
  ['with "lead" as (insert into "leads" ("id") values ($1)) select from lead', 'INSERT leads'],
  [
    'with queued as (select * from jsonb_to_recordset($1) as queued (id uuid)), event as (insert into outbox (id) select id from queued) select 1',
    'INSERT outbox',
  ],
  [
    'with claimed as (with due as (select id from mails for update skip locked) update mails set attempts = 1 from due) select 1',
    'UPDATE mails',
  ],
  ['begin', 'BEGIN'],
  ["select pg_notify('payments', $1)", 'SELECT'],
  ["select '529.982.247-25'", 'SELECT'],
  ['', 'UNKNOWN'],
])('the span of %j is named %s', (statement, name) => {
  expect(nameSpan(statement)).toBe(name);
});
