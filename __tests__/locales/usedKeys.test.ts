import { ptBR } from '@/locales/pt-BR';
import { keysNamedIn, readFolder } from './sources';

const folders = [
  'commerce/modules',
  'components',
  'contexts',
  'pages',
  'server',
  'services',
  'validation',
];

const used = new Set(keysNamedIn(folders.map(readFolder).join('\n')).map(String));

const getNamespace = (key: string) => key.split('.')[0] ?? '';
const namespaces = [...new Set(Object.keys(ptBR).map(getNamespace))];

test.each(namespaces)('every text of %s is shown somewhere', (namespace) => {
  const keys = Object.keys(ptBR).filter((key) => getNamespace(key) === namespace);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('texts are never empty', () => {
  expect(Object.entries(ptBR).filter(([, text]) => text.trim() === '')).toEqual([]);
});
