import { ptBR } from '@/locales/pt-BR';
import { keysNamedIn, readFolder } from './sources';

/** Folders whose code shows texts. */
const folders = ['components', 'contexts', 'pages', 'services', 'validation'];

const used = new Set(keysNamedIn(folders.map(readFolder).join('\n')).map(String));

describe('texts', () => {
  it.each(Object.keys(ptBR))('%s is shown somewhere', (key) => {
    expect(used.has(key)).toBe(true);
  });

  it('are never empty', () => {
    expect(Object.entries(ptBR).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
