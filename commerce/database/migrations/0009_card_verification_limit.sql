-- Up Migration
-- A verification is written before the provider is asked, so that those under way count too.
alter table card_verifications
  drop constraint card_verifications_check,
  add constraint card_verifications_check check (profile_id is null or decline_reason is null);

create index card_verifications_subscription on card_verifications (subscription_id, created_at);

-- Down Migration
drop index card_verifications_subscription;
delete from card_verifications where profile_id is null and decline_reason is null;
alter table card_verifications
  drop constraint card_verifications_check,
  add constraint card_verifications_check
    check ((profile_id is null) <> (decline_reason is null));
