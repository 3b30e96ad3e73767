-- Up Migration
-- A person who is forgotten leaves ids, amounts and hashes.
alter table leads add column erased_at timestamptz;
create index leads_kept on leads (created_at) where erased_at is null;

-- Who a sale was made to, as far as fiscal law keeps it (docs/privacy.md), of a person who is forgotten
-- everywhere else. Sealed; for nobody but whoever answers the tax office.
create table fiscal_records (
  payment_id uuid primary key references payments (id),
  payer text not null,
  keep_until timestamptz not null,
  created_at timestamptz not null
);

create index fiscal_records_over on fiscal_records (keep_until);

-- What is kept for a while only is found by its age.
create index webhook_events_received on webhook_events (received_at);
create index phone_codes_sent on phone_codes (sent_at);
create index livelo_sessions_created on livelo_sessions (created_at);
create index livelo_codes_sent on livelo_codes (sent_at);
create index card_verifications_created on card_verifications (created_at);
create index stored_cards_over on stored_cards (expires_at);
create index write_keys_created on write_keys (created_at);
create index contract_requests_at on contract_requests (at);
create index contracts_created on contracts (created_at);

-- A contract that nobody accepted binds nobody, and may go; what was accepted may not.
create function refuse_accepted_contract_deletion() returns trigger language plpgsql as $$
declare
  contract uuid := case when tg_table_name = 'contracts'
    then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'contract_id')::uuid end;
begin
  if exists (select from contract_acceptances where contract_id = contract) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end
$$;

drop trigger contracts_append_only on contracts;
create trigger contracts_append_only
  before update or truncate on contracts
  for each statement execute function refuse_contract_change();
create trigger contracts_accepted
  before delete on contracts
  for each row execute function refuse_accepted_contract_deletion();
drop trigger contract_files_append_only on contract_files;
create trigger contract_files_append_only
  before update or truncate on contract_files
  for each statement execute function refuse_contract_change();
create trigger contract_files_accepted
  before delete on contract_files
  for each row execute function refuse_accepted_contract_deletion();

-- Down Migration
drop trigger contract_files_accepted on contract_files;
drop trigger contract_files_append_only on contract_files;
create trigger contract_files_append_only
  before update or delete or truncate on contract_files
  for each statement execute function refuse_contract_change();
drop trigger contracts_accepted on contracts;
drop trigger contracts_append_only on contracts;
create trigger contracts_append_only
  before update or delete or truncate on contracts
  for each statement execute function refuse_contract_change();
drop function refuse_accepted_contract_deletion;
drop index contracts_created;
drop index contract_requests_at;
drop index write_keys_created;
drop index stored_cards_over;
drop index card_verifications_created;
drop index livelo_codes_sent;
drop index livelo_sessions_created;
drop index phone_codes_sent;
drop index webhook_events_received;
drop table fiscal_records;
drop index leads_kept;
alter table leads drop column erased_at;
