-- Up Migration
-- Captchas that were used: each is for one call, which may be repeated with its own key.
create table captcha_tokens (
  nonce text primary key,
  used_by uuid,
  expires_at timestamptz not null
);

create index captcha_tokens_expires_at on captcha_tokens (expires_at);

-- Down Migration
drop table captcha_tokens;
