-- Up Migration
-- By what its holder knows a card again that was charged: its company and its last four digits.
alter table payment_parts
  add column card_company text,
  add column card_last_digits text
    constraint payment_parts_card_last_digits check (card_last_digits ~ '^[0-9]{4}$');

-- Down Migration
alter table payment_parts drop column card_company, drop column card_last_digits;
