-- Up Migration
-- The document that a lead last gave with a payment that was refused for it. `document` may be
-- anybody's: whoever knows a lead's id can set it, and must not learn what its owner has bought.
alter table lead_details add column payer_document text;

-- Down Migration
alter table lead_details drop column payer_document;
