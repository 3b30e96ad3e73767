-- Up Migration
-- Another payment is shown only in place of one that was declined or has expired: a change is announced
-- to the watchers of those, and to its own.
create or replace function announce_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', watched.token)
    from payments changed
    join payments watched on watched.purchase_id = changed.purchase_id
    where changed.id = new.payment_id
      and (watched.id = changed.id
        or (watched.state in ('declined', 'expired') and new.to_state not in ('created', 'processing')));
  return null;
end
$$;

-- Down Migration
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
