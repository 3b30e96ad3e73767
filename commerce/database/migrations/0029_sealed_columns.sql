-- Up Migration
-- Documents and phones are sealed (docs/decisions/046): by a keyed hash they are found again. The
-- service seals rows of before, whose hashes are null until then.
alter table payments add column payer_document_hash text;
alter table lead_details
  add column document_hash text,
  add column payer_document_hash text;
alter table phone_codes add column phone_hash text;

create index payments_payer_document_hash on payments (payer_document_hash, product_code)
  where payer_document_hash is not null;
create index lead_details_document_hash on lead_details (document_hash)
  where document_hash is not null;
create index lead_details_payer_document_hash on lead_details (payer_document_hash)
  where payer_document_hash is not null;
create index phone_codes_phone_hash on phone_codes (phone_hash, sent_at);
-- Who asks for what is known of them does so by e-mail address.
create index leads_email on leads (lower(email));

-- What was sealed is no longer what anybody looks for.
drop index payments_payer_document;
drop index phone_codes_phone;

-- A contract's text, its file and where it was accepted from are sealed with a key of the contract's
-- own: the rows stay as they are, and without the key nobody reads them.
create table contract_keys (
  contract_id uuid primary key references contracts (id),
  -- Sealed with DATA_KEY; null: destroyed.
  sealed_key text,
  destroyed_at timestamptz,
  check ((sealed_key is null) = (destroyed_at is not null))
);

-- The hash is the clear text's.
alter table contracts drop constraint contracts_check;

-- Down Migration
drop table contract_keys;
alter table contracts add constraint contracts_check
  check (hash = encode(sha256(convert_to(markdown, 'UTF8')), 'hex')) not valid;
create index phone_codes_phone on phone_codes (phone, sent_at);
create index payments_payer_document on payments (payer_document, product_code)
  where payer_document is not null;
drop index leads_email;
drop index phone_codes_phone_hash;
drop index lead_details_payer_document_hash;
drop index lead_details_document_hash;
drop index payments_payer_document_hash;
alter table phone_codes drop column phone_hash;
alter table lead_details drop column payer_document_hash, drop column document_hash;
alter table payments drop column payer_document_hash;
