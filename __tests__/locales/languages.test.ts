import { brandCopy, productCopy } from '@/locales/brands/registry';
import { esPE } from '@/locales/es-PE';
import { ptBR } from '@/locales/pt-BR';
import { ptMZ } from '@/locales/pt-MZ';

const original = new Map<string, string>(Object.entries(ptBR));

const versions: [string, Record<string, string>][] = [
  ['es-PE', esPE],
  ['pt-MZ', ptMZ],
  ...[...brandCopy, ...productCopy].flatMap(([brand, copy]) =>
    Object.entries(copy).map(([language, texts]): [string, Record<string, string>] => [
      `${brand} in ${language}`,
      texts,
    ]),
  ),
];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('es-PE has every text of the original, and no other', () => {
  expect(Object.keys(esPE).sort()).toEqual([...original.keys()].sort());
});

function getFaults(key: string, text: string): string[] {
  const asked = original.get(key);
  if (asked === undefined) return [`${key} is not asked for`];
  return [
    ...(text === '' ? [`${key} is empty`] : []),
    ...(text === text.trim() ? [] : [`${key} has space around it: "${text}"`]),
    ...(placeholders(text).join() === placeholders(asked).join()
      ? []
      : [`${key} fills in ${placeholders(text).join()}, not ${placeholders(asked).join()}`]),
  ];
}

test.each(versions)('every text of %s matches its original', (_, texts) => {
  expect(Object.entries(texts).flatMap(([key, text]) => getFaults(key, text))).toEqual([]);
});

const sameInSpanish = [
  '0000 0000 0000 0000',
  'DD/MM/AAAA',
  'MM/AA',
  'Aplicar',
  'Avisos',
  'Black Friday',
  'Boleto',
  'Celular',
  'Checkout',
  'Checkout - {product}',
  'Confirmar código',
  'Continuar',
  'Copiar',
  'Copiar código',
  'Código copiado',
  'CPF',
  'CPF {value}',
  'CNPJ',
  'CNPJ {value}',
  'CVV',
  'DNI',
  'Enviando…',
  'M-Pesa',
  'Número',
  'Número M-Pesa',
  'Opcional',
  'País',
  'Pix',
  'Representante',
  'Total',
  'Usar CNPJ',
  'Usar CPF',
  'Uso',
  'Vendido por {company}',
  '{worth} de {price}',
  'Ver boleto',
  '1 perfil',
  'Contrato',
  'contrato.html',
  '{value} por perfil',
  '{points} + {money}',
  '{interest} · total {total}',
  'total {total}',
];

const names = [
  'American Express',
  'Brasil',
  'Diners Club',
  'Elo',
  'Facebook',
  'Google',
  'Instagram',
  'Mastercard',
  'NuPay',
  'Visa',
  'YouTube',
];

test('no text was left in Portuguese for Peru', () => {
  const portuguese = /[ãõçêôâ]|(?<!\p{L})(você|não|com|em|seus?|suas?)(?!\p{L})/iu;
  const left = Object.entries(esPE).filter(
    ([key, text]) =>
      portuguese.test(text) ||
      (original.get(key) === text && ![...sameInSpanish, ...names].includes(text)),
  );
  expect(left).toEqual([]);
});

// The specification's own words.
const welcome = 'success.title.welcome';

test.each([
  ['pt-BR', ptBR],
  ['pt-MZ', ptMZ],
])('no text of %s needs the article of a product or a brand', (_, texts) => {
  const preposition =
    /(?<!\p{L})(a|ao|à|com|d[aeo]|em|n[ao]|para|por|pel[ao]) \{(product|brand)\}/iu;
  const found = Object.entries(texts).filter(([key, text]) => {
    return preposition.test(text) && key !== welcome;
  });
  expect(found).toEqual([]);
});

test.each([
  ['pt-BR', ptBR],
  ['es-PE', esPE],
])("%s keeps a card's digits beside the word before them", (_, texts) => {
  expect(texts['payment.stored.tile']).toMatch(/\S\u00a0\{digits\}$/);
});
