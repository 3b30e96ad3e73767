-- Up Migration
-- Whether somebody has paid for a product already, with another lead, or for another product.
create index payments_payer_email on payments (lower(payer_email), product_code);
create index payments_payer_document on payments (payer_document, product_code)
  where payer_document is not null;

-- Down Migration
drop index payments_payer_document;
drop index payments_payer_email;
