import { getMessages } from '@/locales/getMessages';
import { ptBR } from '@/locales/pt-BR';
import { ptMZ } from '@/locales/pt-MZ';
import { messageNamespaces } from '../support/messageNamespaces';

const original = new Map<string, string>(Object.entries(ptBR));

test.each([
  ['field.phone', 'Telemóvel'],
  ['payment.submit', 'Finalizar'],
  ['lead.submit', 'Continuar'],
  ['address.continue', 'Continuar'],
] as const)('%s reads %j', (key, text) => {
  expect({ ...ptBR, ...ptMZ }[key]).toBe(text);
});

test('a text that is written for Mozambique differs from the Brazilian one', () => {
  const repeated = Object.entries(ptMZ).filter(([key, text]) => original.get(key) === text);
  expect(repeated).toEqual([]);
});

const brazilian = [
  /celular|aplicativo|cadastr|cupom|registrad|compartilh/i,
  /(?<!\p{L})(tela|telas|parcela|parcelas|senha|senhas|você|vocês|digite|CPF|CEP|DDD)(?!\p{L})/iu,
  /à vista|Brasil/i,
  /(?<!qu)(?:[ae]ndo|(?<!v)indo)(?!\p{L})/iu,
  /(?:^|[.:;] )(?:Seu|Sua)s?(?!\p{L})/u,
];

const askedOfBrazilians = [
  'field.cpf',
  'field.cpf.payer',
  'field.cpf.instead',
  'validation.cpf',
  'refund.pixKey.cpf',
  'address.filled',
  'address.unknownPostalCode',
  'phoneCountry.BR',
];
const isBrazilian = (key: string) => askedOfBrazilians.includes(key) || key.startsWith('livelo.');

test.each(brazilian)('no text for Mozambique is Brazilian: %s', (pattern) => {
  const texts = ['ms', 'wol', 'neutral'].flatMap((brand) =>
    Object.entries(getMessages('pt-MZ', brand, messageNamespaces, { productCode: 'vc' })),
  );
  const found = texts.filter(([key, text]) => {
    return pattern.test(text) && !isBrazilian(key);
  });
  expect(found).toEqual([]);
});
