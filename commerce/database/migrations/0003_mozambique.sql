-- Up Migration
alter table leads add column referer text;

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('credit-card', 'pix', 'bankslip', 'm-pesa')),
  add column billing_address jsonb,
  add column mpesa_phone text,
  add column mpesa_id text,
  add constraint payments_mpesa_check check ((method = 'm-pesa') = (mpesa_phone is not null));

-- Down Migration
alter table payments
  drop constraint payments_mpesa_check,
  drop column mpesa_id,
  drop column mpesa_phone,
  drop column billing_address,
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('credit-card', 'pix', 'bankslip'));

alter table leads drop column referer;
