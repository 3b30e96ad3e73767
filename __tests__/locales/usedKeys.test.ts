import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ptBR } from '@/locales/pt-BR';

/** Folders whose code shows texts. */
const folders = ['components', 'contexts', 'pages', 'services', 'validation'];

function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const sources = folders.map(readSources).join('\n');

/** Keys that code puts together: `t(\`payment.declined.${reason}\`)`, as patterns. */
const patterns = [...sources.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g)].map(
  ([, template = '']) =>
    new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[A-Za-z0-9_.-]+')}$`),
);

describe('texts', () => {
  it.each(Object.keys(ptBR))('%s is shown somewhere', (key) => {
    const isNamed = sources.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
    expect(isNamed).toBe(true);
  });

  it('are never empty', () => {
    expect(Object.entries(ptBR).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
