import { renderMarkdown } from '@/domain/markdown.server';

test.each([
  ['# Contrato', '<h2>Contrato</h2>'],
  ['**7 dias**', '<strong>7 dias</strong>'],
  ['1. um\n2. dois', '<ol>\n<li>um</li>\n<li>dois</li>\n</ol>'],
])('%j', (text, html) => {
  expect(renderMarkdown(text)).toContain(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](https://exemplo.com/ponto.gif)',
])('%s puts no script and no picture on the page', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<script|<img|href="(javascript|data):/i);
});
