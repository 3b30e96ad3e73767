-- Up Migration
-- A card that its buyer agreed in words to have kept at the provider, for an hour and for what is
-- offered after this purchase. Only the browser that agreed has the secret.
create table stored_cards (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  -- The payment that the card was typed for; its provider's id is the payment part's.
  payment_id uuid unique references payments (id),
  -- Or a card that was checked for a subscriber's offer, by the provider's id.
  subscription_id text references subscriptions (id),
  profile_id text unique,
  -- SHA-256 of the secret, hex.
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- The company that sold: no other one may charge.
  legal_entity text not null,
  -- The most that one charge may come to before interest, minor units.
  limit_amount bigint not null check (limit_amount > 0),
  currency text not null,
  -- Which words were agreed to, and when.
  consent_version text not null,
  consented_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > consented_at),
  check ((payment_id is null) = (profile_id is not null)),
  check ((subscription_id is null) = (profile_id is null))
);

create index stored_cards_secret on stored_cards (secret_hash);

-- Down Migration
drop table stored_cards;
