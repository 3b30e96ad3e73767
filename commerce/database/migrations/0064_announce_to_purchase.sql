-- Up Migration
-- A page watches the payment it knows, also once another one of the same purchase has replaced or paid it:
-- a change is announced to the watchers of every payment of the purchase. A charge that is only under way
-- replaces nothing yet.
create or replace function announce_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', watched.token)
    from payments changed
    join payments watched on watched.purchase_id = changed.purchase_id
    where changed.id = new.payment_id
      and (watched.id = changed.id or new.to_state not in ('created', 'processing'));
  return null;
end
$$;

-- Down Migration
create or replace function announce_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', (select token from payments where id = new.payment_id));
  return null;
end
$$;
