import { brands } from '@/brands/registry';
import { locales } from '@/domain/markets';
import { getMessages } from '@/locales/getMessages';
import { messageNamespaces } from '../support/messageNamespaces';

const ofPages = messageNamespaces.filter((namespace) => namespace !== 'mail');

const promise =
  /(recebe|recibes|avis|envia|instru)[^.]*(e-mail|correo)|(por|del|do) (e-mail|correo)(?! ou| o )/i;

const findPromises = (locale: (typeof locales)[number], brand: string, sendsMail: boolean) =>
  Object.entries(getMessages(locale, brand, ofPages, { sendsMail }))
    // A word joiner keeps the word in one line.
    .filter(([, text]) => promise.test(text.replaceAll('\u2060', '')))
    .map(([key]) => key)
    .sort();

const promising = [
  'bankSlip.text',
  'lead.reminder',
  'success.next.1',
  'success.next.2',
  'success.next.also',
  'success.next.mailed',
  'verification.slow',
];
const inMozambique = [...promising, 'payment.bankslip.text'].sort();

describe.each(locales)('in %s', (locale) => {
  it.each(Object.keys(brands))('%s promises an e-mail only where one is sent', (brand) => {
    const isOwn = locale === 'pt-MZ' && ['ms', 'wol'].includes(brand);
    expect(findPromises(locale, brand, true)).toEqual(isOwn ? inMozambique : promising);
    expect(findPromises(locale, brand, false)).toEqual([]);
  });

  // No mail is sent for a payment that was declined.
  it.each(Object.keys(brands))(
    '%s promises an e-mail of a slow payment if it is approved',
    (brand) => {
      const texts = getMessages(locale, brand, ofPages, { sendsMail: true });
      expect(texts['verification.slow']).toMatch(
        /: (se o pagamento for aprovado|si el pago se aprueba), /,
      );
    },
  );
});
