import { parse } from 'parse5';
import { brands } from '@/brands/registry';
import { mailKinds } from '@/commerce/modules/mails/kinds/registry';
import { locales } from '@/contract/enumerations';
import { afterSale } from '@/locales/pt-BR/afterSale';
import { mails } from '@/locales/pt-BR/mails';
import {
  buildMail,
  buildMailSubject,
  listMails,
  pixCode,
  secrets,
  slipLine,
} from '../../../support/mailSamples';

const everyMail = Object.keys(brands).flatMap((brand) =>
  locales.flatMap((locale) =>
    ['light', 'dark'].flatMap((mode) =>
      listMails(`${brand}$${mode}`, locale).map(([kind, mail]) => ({
        name: `${kind} of ${brand} in ${locale}, ${mode}`,
        mail,
      })),
    ),
  ),
);

it('no mail holds a card, a document, a phone or a secret that opens them', () => {
  for (const { mail, name } of everyMail)
    for (const [what, secret] of Object.entries(secrets))
      expect({ name, what, holds: JSON.stringify(mail).includes(secret) }).toMatchObject({
        holds: false,
      });
});

it('each mail has all its words, in HTML and in text, and nothing that a buyer typed as markup', () => {
  for (const { mail, name } of everyMail) {
    const { html, subject, text } = mail;
    for (const body of [subject, text, html.replace(/<style>.*?<\/style>/, '')])
      expect(`${name}: ${body}`).not.toMatch(/mail\.\w+|\{\w+\}|undefined|Invalid Date|NaN/);
    expect(text).not.toMatch(/<\w+ |&\w+;/);
    expect(html).not.toMatch(/<b>|<script|\son\w+=|javascript:|<link|<img|url\(/);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(subject.length).toBeLessThan(90);
    expect(parse(html).nodeName).toBe('#document');
  }
});

it('each text of the mails is in one of them', () => {
  const all = JSON.stringify(listMails('medcof$light', 'pt-BR'));
  const longest = (text: string) =>
    text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0];
  const moneyBack = Object.entries(afterSale).filter(([key]) => key.startsWith('moneyBack.'));
  const unseen = [...Object.entries(mails), ...moneyBack].filter(
    ([, text]) => !all.includes(longest(text) ?? text),
  );
  expect(unseen).toEqual([]);
});

it('a code to be copied stands whole in both HTML and text', () => {
  for (const [kind, code] of [
    ['pix-waiting', pixCode],
    ['slip-waiting', slipLine],
  ] as const)
    for (const body of [buildMail(kind, 'medcof$light').text, buildMail(kind, 'medcof$light').html])
      expect(body).toContain(code);
});

it.each(['pix-waiting', 'pix-expiring', 'slip-waiting', 'slip-expiring'] as const)(
  '%s is not sent once the payment is paid or its time is over',
  (kind) => {
    const subject = buildMailSubject(kind);
    const mail = mailKinds[kind];
    expect(mail.holds(subject)).toBe(true);
    expect(mail.holds({ ...subject, payment: { ...subject.payment, state: 'paid' } })).toBe(false);
    expect(mail.holds({ ...subject, now: new Date('2026-12-25') })).toBe(false);
  },
);

it.each(['trial-started', 'trial-ending'] as const)(
  '%s is not sent once the trial is cancelled',
  (kind) => {
    const subject = buildMailSubject(kind);
    expect(mailKinds[kind].holds(subject)).toBe(true);
    expect(mailKinds[kind].holds({ ...subject, agreement: null })).toBe(false);
  },
);

it('a mail that gives access is not sent without a link', () => {
  const subject = buildMailSubject('access');
  expect(mailKinds.access.holds(subject)).toBe(true);
  const pages = { ...subject.pages, access: null };
  expect(mailKinds.access.holds({ ...subject, pages })).toBe(false);
});
