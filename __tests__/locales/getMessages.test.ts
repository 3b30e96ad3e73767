import type { Language } from '@/locales/brandCopy';
import { getMessages } from '@/locales/getMessages';
import type { MessageKey } from '@/locales/messageKey';
import { messageNamespaces } from '../support/messageNamespaces';

const slip =
  'O seu boleto é registado no banco e fica disponível em até 2 horas. O acesso é enviado por e-mail em até 2 dias após a confirmação do pagamento.';
const general = 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde';
const notProcessed = 'Não conseguimos processar a transação. Faça uma nova tentativa.';

/** Copy that docs/behaviour.md 2, 5 and 8 name: language, brand, key, text. */
const rows: readonly [Language, string, MessageKey, string][] = [
  ['pt-BR', 'medcof', 'field.phone', 'Celular'],
  ['pt-BR', 'ms', 'field.phone', 'Celular (Whatsapp)'],
  ['pt-MZ', 'ms', 'field.phone', 'Telemóvel'],
  ['pt-MZ', 'wol', 'field.phone', 'Telemóvel'],
  ['es-PE', 'wol', 'field.phone', 'Celular'],
  ['es-PE', 'ms', 'field.phone', 'Celular (Whatsapp)'],
  ['pt-BR', 'ms', 'payment.submit', 'Confirmar pagamento'],
  ['pt-MZ', 'ms', 'payment.submit', 'Finalizar'],
  ['es-PE', 'wol', 'payment.submit', 'Confirmar pago'],
  ['pt-MZ', 'ms', 'bankSlip.text', slip],
  ['pt-MZ', 'wol', 'bankSlip.text', slip],
  ['pt-BR', 'wol', 'bankSlip.open', 'Ver boleto'],
  ['pt-MZ', 'ms', 'bankSlip.title', 'Quase lá!'],
  ['pt-MZ', 'ms', 'failure.unexpected', general],
  ['pt-MZ', 'wol', 'failure.unexpected', general],
  ['pt-MZ', 'ms', 'payment.declined.title', notProcessed],
  ['pt-MZ', 'wol', 'payment.declined.title', notProcessed],
  [
    'pt-BR',
    'wol',
    'failure.unexpected',
    'Algo não saiu como esperado. Tente novamente em alguns instantes.',
  ],
  [
    'pt-BR',
    'eumilitar',
    'validation.phone',
    'Insira o DDD e um número de celular válido, por exemplo (11) 98765-4321. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
  ],
  [
    'pt-MZ',
    'ms',
    'validation.phone',
    'Insira um número de telemóvel válido, a começar por 8. Caso seja de fora de Moçambique, selecione a bandeira no ícone ao lado.',
  ],
  ['es-PE', 'wol', 'shell.step', 'Paso {current} de {total}'],
  ['pt-BR', 'wol', 'shell.cookies.title', 'Os cookies do seu navegador estão desativados'],
  ['pt-MZ', 'wol', 'shell.cookies.text', 'Ative e tente novamente.'],
];

test.each(rows)('in %s, %s says %s: %s', (language, brand, key, text) => {
  expect(getMessages(language, brand, messageNamespaces)[key]).toBe(text);
});

test('a page receives the texts of its namespaces only', () => {
  const keys = Object.keys(getMessages('pt-MZ', 'ms', ['lead', 'shell']));
  expect(keys).toContain('lead.submit');
  expect(keys.filter((key) => !/^(lead|shell)\./.test(key))).toEqual([]);
});

test('a product speaks in its own words where it has some, else in those of its brand', () => {
  const says = (brand: string, productCode: string) =>
    getMessages('pt-BR', brand, ['lead'], { productCode })['lead.tagline'];
  expect(says('wiseup', 'teens')).toContain('dos 12 aos 17');
  expect(says('wiseup', 'exec')).toContain('Inglês de adulto');
  expect(says('medcof', 'medcof-revalida')).toContain('médico');
  expect(says('neutral', '__proto__')).toBe('Falta pouco para você começar.');
});

test('a brand without texts of its own, known or not, uses the common texts', () => {
  const common = getMessages('pt-BR', 'wiseup', messageNamespaces);
  expect(getMessages('pt-BR', 'nobody', messageNamespaces)).toEqual(common);
  expect(getMessages('pt-BR', '__proto__', messageNamespaces)).toEqual(common);
});
