-- Up Migration
-- refused: the provider will not charge the card, for certain; followed like a decline.
alter table scheduled_charges drop constraint scheduled_charges_outcome_check;
alter table scheduled_charges add constraint scheduled_charges_outcome_check check (outcome in
  ('paid', 'declined', 'refused', 'not_reached', 'not_needed', 'cancelled'));

-- What was agreed to cannot be charged, for want of its plan or its card: names the trial's payment.
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check check (kind in
  ('amount', 'currency', 'charge_id', 'refused', 'unknown_charge', 'missing_charge',
  'not_chargeable'));

-- Down Migration
delete from payment_alarms where kind = 'not_chargeable';
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check check (kind in
  ('amount', 'currency', 'charge_id', 'refused', 'unknown_charge', 'missing_charge'));
update scheduled_charges set outcome = 'declined' where outcome = 'refused';
alter table scheduled_charges drop constraint scheduled_charges_outcome_check;
alter table scheduled_charges add constraint scheduled_charges_outcome_check check (outcome in
  ('paid', 'declined', 'not_reached', 'not_needed', 'cancelled'));
