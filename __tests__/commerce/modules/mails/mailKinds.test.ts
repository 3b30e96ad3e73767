import { parse } from 'parse5';
import { brands } from '@/brands/registry';
import { mailKinds } from '@/commerce/modules/mails/kinds/registry';
import { locales } from '@/contract/enumerations';
import { formatDigitableLine } from '@/domain/digitableLine';
import { mails } from '@/locales/pt-BR/mails';
import {
  buildMail,
  buildMailSubject,
  listMails,
  pixCode,
  secrets,
  slipLine,
  variants,
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

it('a product without a brand sends its mails under its own name, with its own help', () => {
  const product = {
    code: 'powerhouse',
    designSystemId: 'powerhouse$light',
    name: 'Powerhouse',
    links: {
      terms: 'https://powerhouse.example/termos',
      privacy: 'https://powerhouse.example/privacidade',
      help: 'https://powerhouse.example/ajuda',
    },
  };
  const { from, html, text } = buildMail('receipt', product);
  expect(from.name).toBe('Powerhouse');
  for (const body of [html, text]) {
    expect(body).toContain('Powerhouse: você recebe este e-mail');
    expect(body).toContain(product.links.help);
    expect(body).not.toContain('Checkout');
  }
});

it('each text of the mails is in one of them', () => {
  const all = JSON.stringify(listMails('medcof$light', 'pt-BR'));
  const longest = (text: string) =>
    text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0];
  const unseen = Object.entries(mails).filter(
    ([key, text]) => key.startsWith('mail.') && !all.includes(longest(text) ?? text),
  );
  expect(unseen).toEqual([]);
});

it('a code to be copied stands whole in both HTML and text', () => {
  for (const [kind, code] of [
    ['pix-waiting', pixCode],
    ['slip-waiting', formatDigitableLine(slipLine)],
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

it.each(['slip-waiting', 'slip-expiring'] as const)('%s is not written without a date', (kind) => {
  const { payment, ...subject } = buildMailSubject(kind);
  const parts = payment.parts.map((part) => ({ ...part, bankSlipDueDate: null }));
  const undated = { ...subject, payment: { ...payment, parts } };
  expect(mailKinds[kind].holds(undated)).toBe(false);
  expect(() => mailKinds[kind].write(undated, String)).toThrow(`Payment ${payment.id} has no slip`);
});

it.each(['trial-started', 'trial-ending'] as const)(
  '%s is not sent once the trial is cancelled',
  (kind) => {
    const subject = buildMailSubject(kind);
    expect(mailKinds[kind].holds(subject)).toBe(true);
    expect(mailKinds[kind].holds({ ...subject, agreement: null })).toBe(false);
  },
);

const write = (name: string) => {
  const { kind, ...sample } = variants[name] ?? { kind: 'receipt' };
  return buildMail(kind, 'medcof$light', 'pt-BR', sample);
};

it('a receipt says what was bought, how it was paid, and until when the buyer may withdraw', () => {
  const { text } = buildMail('receipt', 'medcof$light');
  expect(text).toContain('Plano: Anual completo');
  expect(text).toMatch(/Parcelas: 12x de R\$\s299,00/);
  expect(text).toContain('Pago com: Cartão de crédito');
  expect(text).toContain('desistir da compra até 02/12/2026');
});

it('a receipt names the plan once, as the page does', () => {
  const rowsOf = (description: string) =>
    buildMail('receipt', 'medcof$light', 'pt-BR', { payment: { description } })
      .text.split('\n')
      .filter((line) => /^(Produto|Plano): /.test(line));
  expect(rowsOf('Curso · Anual completo')).toEqual(['Produto: Curso', 'Plano: Anual completo']);
  expect(rowsOf('Dezembro do Anual completo')).toEqual(['Produto: Dezembro do Anual completo']);
});

it('a receipt of two methods says what each of them paid', () => {
  const { text } = write('receipt of two methods');
  expect(text).toMatch(/Cartão de crédito: R\$\s1\.200,00 \(12x de R\$\s100,00\)/);
  expect(text).toMatch(/Pix: R\$\s2\.388,00/);
  expect(text).not.toContain('Pago com');
});

it('a Pix that pays a part names that part', () => {
  expect(write('Pix beside a card').subject).toMatch(/^O seu Pix de R\$\s2\.388,00 está/);
});

it('a mail with the access says until when it lasts, where that is known', () => {
  expect(buildMail('access', 'medcof$light').text).toContain('O acesso vale até 25/11/2027.');
  const subject = { ...buildMailSubject('access'), accessEndsAt: null };
  expect(JSON.stringify(mailKinds.access.write(subject, String))).not.toContain('until');
});

it('a refund says that access ended only where it did', () => {
  const ended = 'O acesso terminou com a devolução.';
  const { kind, ...all } = variants['whole refund'] ?? { kind: 'refund' };
  const period = { ...all, endsAccess: false };
  expect(write('whole refund').text).toContain(ended);
  for (const { text } of [
    buildMail('refund', 'medcof$light'),
    write('refund of a second payment'),
    buildMail(kind, 'medcof$light', 'pt-BR', period),
  ])
    expect(text).not.toContain(ended);
});

it('a refund names what was paid, and only the ways by which money went back', () => {
  const { text } = write('refund of a Pix beside a card that was released');
  expect(text).toMatch(/Devolvemos R\$\s2\.388,00, tudo o que recebemos neste pagamento/);
  expect(text).toMatch(/Valor pago: R\$\s2\.388,00/);
  expect(text).toContain('O Pix voltou');
  expect(text).not.toContain('estorno no cartão');
  expect(text).not.toContain('restante');
});

it('the second refund of a payment names only the way by which its own money went back', () => {
  const { text } = write('refund of the second of two methods');
  expect(text).toContain('O Pix voltou');
  expect(text).not.toContain('estorno no cartão');
});

it('a mail that gives access is not sent without a link', () => {
  const subject = buildMailSubject('access');
  expect(mailKinds.access.holds(subject)).toBe(true);
  const pages = { ...subject.pages, access: null };
  expect(mailKinds.access.holds({ ...subject, pages })).toBe(false);
});
