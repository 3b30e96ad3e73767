export interface SaleCounts {
  leads: number;
  /** Attempts to pay: about nine of ten are the last one of their purchase. */
  payments: number;
}

interface Shape extends SaleCounts {
  provider: string;
  at: Date;
}

/** Leads for each purchase: a purchase k belongs to lead 3 k. */
const leadsPerPurchase = 3;

const youngestDays = 5;
const spreadDays = 165;

/** Days that the outbox and the provider's events are kept (commerce/retention.ts), less a margin. */
const outboxDays = 25;
const webhookDays = 80;

const countPurchases = ({ payments }: SaleCounts) => Math.floor(payments * 0.9);

/** Ids of version 4, the same for the same number, so that no statement has to look one up. */
const functions = `
  create function pg_temp.id_of(kind text, n bigint) returns uuid
  language sql immutable parallel safe as $$
    select overlay(overlay(md5(kind || n::text) placing '4' from 13) placing '8' from 17)::uuid
  $$;
  create function pg_temp.text_of(kind text, n bigint) returns text
  language sql immutable parallel safe as $$
    select replace(pg_temp.id_of(kind, n)::text, '-', '')
  $$;
  -- One lead in five is left by somebody who has left one before.
  create function pg_temp.email_of(n bigint) returns text
  language sql immutable parallel safe as $$
    select 'maria.' || pg_temp.text_of('buyer', n - (n % 5 = 0)::int) || '@example.com'
  $$;`;

const moment = (at: Date) => `timestamptz '${at.toISOString()}'`;

/** The moment that lead n was left at, the first one last. */
const leftAt = ({ at, leads }: Shape, n: string) =>
  `(${moment(at)} - interval '${youngestDays} days' - ${n} * (interval '${spreadDays} days' / ${leads}))`;

const since = ({ at }: Shape, days: number) => `${moment(at)} - interval '${days} days'`;

const product = (n: string) => `
  case when ${n} % 5 = 0 then 'medcof' else 'meusucesso' end as business,
  case when ${n} % 5 = 0 then 'medcof-revalida' else 'ms' end as product_code,
  case when ${n} % 5 = 0 then 'medcof-revalida-anual' else 'ms-anual' end as plan_id`;

/** What only the product can seal is taken from a row of its own. */
const sealedPhone = '(select phone from leads limit 1)';
const sealedDocument =
  '(select payer_document from payments where payer_document is not null limit 1)';
const sealedPerson = '(select personal from outbox where personal is not null limit 1)';

const consents = '2026-01';
const texts = `'https://school.example/terms', 'https://school.example/privacy'`;

export const describeLeads = (shape: Shape): string[] => [
  functions,
  `insert into leads (id, idempotency_key, request_hash, name, email, phone, business,
     product_code, plan_id, seller, source, operation, locale, brand, created_at)
   select pg_temp.id_of('lead', n), pg_temp.id_of('lead key', n), pg_temp.text_of('lead', n),
     'Maria da Silva', pg_temp.email_of(n), ${sealedPhone}, business, product_code, plan_id,
     'performance', 'instagram', 'BR', 'pt-BR', product_code, ${leftAt(shape, 'n')}
   from generate_series(1, ${shape.leads}) n cross join lateral (select ${product('n')}) product`,
  `insert into consents (lead_id, kind, version, terms_address, privacy_address, agreed_at)
   select pg_temp.id_of('lead', n), 'privacy-notice', '${consents}', ${texts},
     ${leftAt(shape, 'n')}
   from generate_series(1, ${shape.leads}) n`,
  `insert into outbox (id, stream, type, version, business, lead_id, data, personal, created_at)
   select pg_temp.id_of('lead event', n), pg_temp.id_of('lead', n), 'lead.created', 1, business,
     pg_temp.id_of('lead', n), jsonb_build_object('leadId', pg_temp.id_of('lead', n),
       'business', business, 'productCode', product_code, 'operation', 'BR',
       'seller', 'performance', 'source', 'instagram', 'planId', plan_id, 'locale', 'pt-BR'),
     ${sealedPerson}, ${leftAt(shape, 'n')}
   from generate_series(1, ${shape.leads}) n cross join lateral (select ${product('n')}) product
   where ${leftAt(shape, 'n')} > ${since(shape, outboxDays)}`,
  deliver(`type = 'lead.created'`),
];

/** One in a thousand was given up. */
const deliver = (condition: string) => `
  insert into outbox_deliveries (event_id, destination, stream, sequence, state, attempts,
    last_result, queued_at, next_attempt_at, settled_at)
  select id, 'school', stream, sequence,
    case when sequence % 1000 = 0 then 'failed' else 'delivered' end, 1, '204', created_at,
    created_at, created_at + interval '1 second'
  from outbox where ${condition} on conflict do nothing`;

/** The states that a payment went through, the last one last. */
const history = `
  array['created', 'processing'] || case
    when state = 'declined' then array['declined']
    when state = 'trial' then array['trial']
    when state = 'pending' then array['pending']
    when state = 'expired' then array['pending', 'expired']
    when method <> 'credit-card' then array['pending', 'paid']
    else array['paid'] end
  || case when state = 'refunded' then array['refunded'] else array[]::text[] end`;

/**
 * Of a hundred purchases sixty are paid by card, thirty by Pix, ten by slip. Of the last attempts 80
 * in 100 are paid; the others are refunded, declined, expired, waiting or a trial.
 */
const lastState = `case k / 10 % 20
  when 16 then 'refunded'
  when 17 then case when k % 10 < 6 then 'declined' else 'expired' end
  when 18 then case when k % 10 < 6 then 'paid' else 'pending' end
  when 19 then case when k % 10 < 6 and k % 5 > 0 then 'trial' else 'paid' end
  else 'paid' end`;

const sold = (shape: Shape) => `
  create temp table sold as
  select *, ${history} as states,
    state = 'paid' and method = 'credit-card' and k % 40 = 1 as is_split,
    -- One purchase in thirteen is the next period of a subscription that an earlier one began.
    is_last and state = 'paid' and k % 13 = 0 as is_renewal
  from (
    select k, is_last, n, pg_temp.id_of(case when is_last then 'payment' else 'attempt' end, k) as id,
      pg_temp.id_of('purchase', k) as purchase_id, pg_temp.id_of('lead', n) as lead_id,
      case when not is_last or k % 10 < 6 then 'credit-card' when k % 10 < 9 then 'pix'
        else 'bankslip' end as method,
      case when is_last then ${lastState} else 'declined' end as state,
      ${leftAt(shape, 'n')} + case when is_last then interval '9 minutes' else interval '4 minutes'
        end as at, ${product('n')}
    from (
      select k, ${leadsPerPurchase} * k as n, true as is_last
      from generate_series(1, ${countPurchases(shape)}) k
      union all
      select k, ${leadsPerPurchase} * k, false
      from generate_series(1, ${shape.payments - countPurchases(shape)}) k) attempts) attempts`;

const amount = 114_000;

const sale = (shape: Shape): string[] => [
  `insert into purchases (id, lead_id, business, product_code, type, reference, paid_payment_id,
     created_at)
   select purchase_id, lead_id, business, product_code,
     case when is_renewal then 'renew' else 'direct' end,
     case when is_renewal then pg_temp.text_of('subscription', k - 1) || ':2' else '' end,
     case when state in ('paid', 'trial') then id end, at
   from sold where is_last`,
  `insert into payments (id, token, purchase_id, idempotency_key, request_hash, state, amount,
     currency, business, product_code, plan_id, operation, seller, source, description,
     payer_name, payer_email, payer_phone, payer_document, payer_document_hash, created_at)
   select id, replace(id::text, '-', ''), purchase_id, pg_temp.id_of(id::text, k),
     pg_temp.text_of('payment', k), state, ${amount}, 'BRL', business, product_code, plan_id, 'BR',
     'performance', 'instagram', 'meuSucesso', 'Maria da Silva', pg_temp.email_of(n),
     ${sealedPhone}, ${sealedDocument}, encode(sha256(pg_temp.email_of(n)::bytea), 'hex'), at
   from sold`,
  `insert into payment_parts (payment_id, position, reference, state, method, amount, installments,
     provider, provider_charge_id, profile_id, card_company, card_last_digits, decline_reason,
     pix_txid, pix_code, pix_expires_at, bank_slip_id, bank_slip_barcode, bank_slip_line,
     bank_slip_due_date, next_check_at, refunded_amount, created_at)
   select id, place, id || case when place = 2 then '.2' else '' end, state, method, part,
     case when method = 'credit-card' then 12 end, '${shape.provider}',
     'ch_' || pg_temp.text_of(id::text, place), case when method = 'credit-card' then
       'card_' || pg_temp.text_of(id::text, place) end,
     case when method = 'credit-card' then 'visa' end,
     case when method = 'credit-card' then '1111' end,
     case when state = 'declined' then 'card_refused' end,
     case when method = 'pix' then pg_temp.text_of('pix', k) end,
     case when method = 'pix' then repeat('0002012658', 14) end,
     case when method = 'pix' then greatest(at, soon) + interval '1 day' end,
     case when method = 'bankslip' then pg_temp.text_of('slip', k) end,
     case when method = 'bankslip' then lpad(k::text, 44, '0') end,
     case when method = 'bankslip' then lpad(k::text, 47, '0') end,
     case when method = 'bankslip' then (greatest(at, soon) + interval '3 days')::date end,
     case when state = 'pending' then soon + k % 86400 * interval '1 second' end,
     case when state = 'refunded' then part else 0 end, at
   from sold
   cross join lateral (select case when is_split then ${amount / 2} else ${amount} end as part,
     case when state = 'pending' then ${moment(shape.at)} + interval '1 day' end as soon) terms
   cross join lateral generate_series(1, case when is_split then 2 else 1 end) place`,
  `insert into payment_transitions (payment_id, from_state, to_state, cause, at)
   select id, states[place - 1], states[place],
     case when place < 3 then 'buyer' when place = 3 then 'provider' else 'webhook' end,
     at + place * interval '1 second'
   from sold cross join lateral generate_subscripts(states, 1) place`,
  `insert into consents (lead_id, payment_id, kind, version, terms_address, privacy_address,
     agreed_at)
   select lead_id, id, 'terms', '${consents}', ${texts}, at from sold`,
  `insert into lead_details (lead_id, payer_document, payer_document_hash, updated_at)
   select lead_id, ${sealedDocument}, encode(sha256(pg_temp.email_of(n)::bytea), 'hex'), at
   from sold where is_last`,
];

const eventOf = `case state when 'trial' then 'subscription.started' else 'payment.' || state end`;

const aftermath = (shape: Shape): string[] => [
  `insert into outbox (id, stream, type, version, business, lead_id, data, personal, created_at)
   select pg_temp.id_of(id::text, 0), purchase_id, ${eventOf}, 1, business, lead_id,
     jsonb_build_object('leadId', lead_id, 'paymentId', id, 'amount', ${amount}, 'currency', 'BRL',
       'business', business, 'productCode', product_code, 'planId', plan_id),
     ${sealedPerson}, at + interval '1 minute'
   from sold where at > ${since(shape, outboxDays)}`,
  deliver(`type <> 'lead.created'`),
  `insert into webhook_events (provider, event_id, received_at)
   select '${shape.provider}', 'evt_' || pg_temp.text_of(id::text, 1), at
   from sold where at > ${since(shape, webhookDays)}`,
  `insert into mails (id, kind, about, lead_id, payment_id, facts, state, due_at, attempts,
     last_result, created_at, settled_at)
   select pg_temp.id_of(id::text, 2), 'receipt', id, lead_id, id, '{}',
     case when k % 1000 = 0 then 'failed' else 'sent' end, at, 1, '250', at, at
   from sold where state in ('paid', 'refunded')`,
  `insert into subscriptions (id, lead_id, purchase_id, plan_id, amount, trial_days, started_at)
   select pg_temp.text_of('subscription', k), lead_id, purchase_id, plan_id,
     case when state = 'trial' then 0 else ${amount} end, case when state = 'trial' then 180 end, at
   from sold where is_last and not is_renewal and state in ('paid', 'trial')`,
  `insert into subscription_ends (subscription_id, due_at)
   select pg_temp.text_of('subscription', k), at + interval '1 year'
   from sold where is_last and not is_renewal and state in ('paid', 'trial')`,
  `insert into card_agreements (id, payment_id, trial_days, amount, currency, installments,
     consent_version, consented_at, state, subscription_id, reference, first_charge_at)
   select pg_temp.text_of('agreement', k), id, 180, ${amount}, 'BRL', 12, '${consents}', at,
     'active', pg_temp.text_of('subscription', k), pg_temp.text_of('subscription', k) || ':1',
     at + interval '180 days'
   from sold where state = 'trial'`,
  `insert into scheduled_charges (id, agreement_id, attempt, due_at, next_check_at)
   select pg_temp.id_of('charge', k), pg_temp.text_of('agreement', k), 1,
     at + interval '180 days', at + interval '180 days'
   from sold where state = 'trial'`,
  `insert into refunds (id, payment_id, part, provider, amount, request_key, cause, asked_by, reason,
     state, tries, asked_at, settled_at)
   select pg_temp.id_of(id::text, 3), id, 1, '${shape.provider}', ${amount},
     pg_temp.id_of(id::text, 4), 'regret', 'buyer', '', 'done', 1, at + interval '1 day',
     at + interval '1 day'
   from sold where state = 'refunded'`,
  `insert into voucher_uses (payment_id, voucher, buyer, used_at)
   select id, business || '/' || product_code || '/VOLTA', encode(sha256(pg_temp.email_of(n)::bytea),
     'hex'), at
   from sold where is_last and k % 20 = 3`,
];

export const describeSales = (shape: Shape): string[] => [
  functions,
  sold(shape),
  ...sale(shape),
  ...aftermath(shape),
];
