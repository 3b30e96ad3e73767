import { createElement as h, lazy, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { inlineSegments } from '@/components/shell/inlineSegments.server';

const text = 'a text that is long enough to be moved behind the page. '.repeat(20);

const Late = lazy(async () => {
  await Promise.resolve();
  return { default: () => h('p', null, text, 'late') };
});

const page = h(
  'main',
  null,
  h('h1', null, 'title'),
  h(
    Suspense,
    { fallback: h('i', null, 'wait') },
    h('div', null, h('p', null, text), h(Suspense, null, h('p', null, text, 'inner'))),
  ),
  h(Suspense, { fallback: h(Suspense, null, h('i', null, 'wait for it')) }, h(Late)),
  h('p', null, 'end'),
);

/** A page as Next renders it: whole, before the first byte is sent. */
async function render(progressiveChunkSize: number): Promise<string> {
  const stream = await renderToReadableStream(page, { progressiveChunkSize });
  await stream.allReady;
  return new Response(stream).text();
}

test('what React writes behind a page is put in its place', async () => {
  const moved = await render(100);
  expect(moved).toContain('<div hidden id="S:');
  expect(inlineSegments(moved)).toBe(await render(1_000_000));
});

test('a page that is whole stays as it is', async () => {
  const whole = await render(1_000_000);
  expect(inlineSegments(whole)).toBe(whole);
});

test('a part that has no place is no page', () => {
  const part = '<div hidden id="S:0">x</div><script>$RC("B:0","S:0")</script>';
  expect(() => inlineSegments(part)).toThrow('no place');
});
