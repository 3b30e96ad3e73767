-- Up Migration
-- What buyers are written, one row for each mail; what it says is made when it is sent, and not kept.
create table mails (
  -- Its Message-ID, too, so that one that is sent again is the same mail.
  id uuid primary key,
  kind text not null,
  -- With the kind what it is sent once for: a payment, a part that went back, a period, a lead.
  about text not null,
  lead_id uuid not null references leads (id),
  payment_id uuid references payments (id),
  -- What the event said besides: amounts and moments, nobody's name.
  facts jsonb not null,
  -- dropped: what it would have said was true no more.
  state text not null check (state in ('planned', 'sent', 'refused', 'failed', 'dropped')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_result text,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (kind, about),
  check ((state = 'planned') = (next_attempt_at is not null)),
  check ((state = 'planned') = (settled_at is null))
);

create index mails_due on mails (next_attempt_at) where state = 'planned';
create index mails_created on mails (created_at);
create index mails_lead on mails (lead_id);

-- Down Migration
drop table mails;
