-- Up Migration
-- Which payments use a voucher of limited number. A payment that ended without money does not count:
-- its state says so, nothing is deleted.
create table voucher_uses (
  payment_id uuid primary key references payments (id),
  -- The product's business and code and the voucher's.
  voucher text not null,
  -- The buyer's e-mail address in lower case.
  buyer text not null,
  used_at timestamptz not null
);

create index voucher_uses_voucher on voucher_uses (voucher, buyer);

-- Down Migration
drop table voucher_uses;
