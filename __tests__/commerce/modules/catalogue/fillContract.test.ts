import { renderMarkdown } from '@/domain/markdown.server';
import {
  type ContractField,
  contractFields,
  fillContract,
  findUnknownFields,
} from '@/commerce/modules/catalogue/fillContract';
import { runWithinLimit } from '../../../support/runWithinLimit';

const values = (name: string): Record<ContractField, string> => ({
  'company.legalName': '',
  'product.name': '',
  'plan.name': '',
  'price.total': '',
  'price.payment': '',
  'buyer.name': name,
  'buyer.email': '',
  'buyer.phone': '',
  'buyer.document': '',
  'contract.date': '',
});

test('names every placeholder that no value fills', () => {
  expect(findUnknownFields('{{buyer.name}} {{buyer.nome}} {{}} {{ price.total }}')).toEqual([
    'buyer.nome',
    '',
    ' price.total ',
  ]);
  expect(findUnknownFields(contractFields.map((field) => `{{${field}}}`).join())).toEqual([]);
});

test.each([
  ['*Ana* _Sá_ `x`', '*Ana* _Sá_ `x`'],
  ['[Ana](javascript:alert(1))', '[Ana](javascript:alert(1))'],
  ['<b>Ana</b> &amp;', '&lt;b&gt;Ana&lt;/b&gt; &amp;amp;'],
  ['Ana\n\n# Cláusula falsa', 'Ana # Cláusula falsa'],
  ['{{price.total}}', '{{price.total}}'],
  ['$& \\ ~~Ana~~', '$&amp; \\ ~~Ana~~'],
])('a value is inserted as the plain text that it is: %j', (name, html) => {
  const filled = fillContract('Aluno: {{buyer.name}}.', values(name));
  expect(renderMarkdown(filled)).toBe(`<p>Aluno: ${html}.</p>\n`);
});

test('decomposed accents are composed, so that one glyph draws them', () => {
  expect(fillContract('{{buyer.name}}', values('Jose\u0301'))).toBe('José');
});

test('the page’s title stays its only top heading, and HTML in the text is escaped', () => {
  expect(renderMarkdown('# Um\n\n<script>x</script>')).toBe(
    '<h2>Um</h2>\n<p>&lt;script&gt;x&lt;/script&gt;</p>\n',
  );
});

test('a value with a million blanks is filled in within the time limit', () => {
  const blanks = ' '.repeat(1_000_000);
  for (const name of [blanks, `Ana${blanks}Sá`])
    expect(runWithinLimit(() => fillContract('{{buyer.name}}', values(name)))).toBeDefined();
});
