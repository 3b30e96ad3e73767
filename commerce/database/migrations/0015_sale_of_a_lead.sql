-- Up Migration
-- How a lead was left: the product's flow, which says what has to be done before the payment, and the
-- brand. Leads of before are on the product's first flow.
alter table leads add column flow_id text, add column brand text;

-- Down Migration
alter table leads drop column flow_id, drop column brand;
