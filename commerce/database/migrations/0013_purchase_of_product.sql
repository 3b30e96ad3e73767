-- Up Migration
-- A purchase is a lead, a product and a kind of sale, whatever the plan (docs/decisions/004): its
-- plan is the one of the payment that pays it.
alter table purchases
  add column business text,
  add column product_code text;

update purchases set business = payments.business, product_code = payments.product_code
  from payments where payments.purchase_id = purchases.id;
-- One that nobody ever tried to pay says nothing.
delete from purchases where business is null;

-- Of several plans of one product, the one that was paid, or was begun last, is the purchase; the
-- others keep their payments, under names of their own.
-- What follows ':' in a reference is a detail of it: a subscription keeps its upgrades.
update purchases
  set reference = case when reference = '' then '' else reference || ':' end || 'plan:' || plan_id
  from (
    select id, row_number() over (
      partition by lead_id, business, product_code, type, reference
      order by paid_payment_id is null, created_at desc, id
    ) as place
    from purchases
  ) as ranked
  where ranked.id = purchases.id and ranked.place > 1;

alter table purchases
  alter column business set not null,
  alter column product_code set not null,
  drop constraint purchases_subject,
  drop column plan_id,
  add constraint purchases_subject unique (lead_id, business, product_code, type, reference);

-- Down Migration
alter table purchases drop constraint purchases_subject, add column plan_id text;
update purchases set plan_id = (
  select payments.plan_id from payments where payments.purchase_id = purchases.id
  order by payments.id = purchases.paid_payment_id desc, payments.created_at desc limit 1
);
update purchases set reference = regexp_replace(reference, ':?plan:[^:]*$', '');
alter table purchases
  alter column plan_id set not null,
  drop column business,
  drop column product_code,
  add constraint purchases_subject unique (lead_id, plan_id, type, reference);
