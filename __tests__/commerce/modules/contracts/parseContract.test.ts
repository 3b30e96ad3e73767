import { parseContract } from '@/commerce/modules/contracts/parseContract';

const plain = (text: string) => ({ text, isStrong: false, isEmphasis: false });

test('parses headings, paragraphs and their emphasis', () => {
  expect(parseContract('## 1. Objeto\n\n1.1. O **preço** e o _prazo_\nsão estes.')).toEqual([
    { kind: 'heading', spans: [plain('1. Objeto')] },
    {
      kind: 'paragraph',
      spans: [
        plain('1.1. O '),
        { text: 'preço', isStrong: true, isEmphasis: false },
        plain(' e o '),
        { text: 'prazo', isStrong: false, isEmphasis: true },
        plain(' '),
        plain('são estes.'),
      ],
    },
  ]);
});

test('lists keep their numbers, nested ones too', () => {
  const text = '3. um\n\n   mais\n4. dois\n   - dentro\n\nfora';
  expect(
    parseContract(text).map((block) =>
      block.kind === 'item' ? [block.depth, block.marker, block.spans[0]?.text] : block.kind,
    ),
  ).toEqual([
    [1, '3.', 'um'],
    [1, null, 'mais'],
    [1, '4.', 'dois'],
    [2, '•', 'dentro'],
    'paragraph',
  ]);
});

test.each([
  ['> citado', 'citado'],
  ['```\ncódigo\n```', 'código'],
  ['[texto](https://example.com)', 'texto'],
  ['a\\_b &amp; `c`', 'a_b & c'],
  ['linha  \noutra', 'linha\noutra'],
])('no text is lost: %j', (markdown, text) => {
  const shown = parseContract(markdown).flatMap(({ spans }) => spans.map((span) => span.text));
  expect(shown.join('').trim()).toBe(text);
});
