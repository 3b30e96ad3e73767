import { HtmlContext, type HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHead } from '@/components/shell/createHead';

const files = { main: 'static/chunks/main.js', page: 'static/chunks/page.js' };
const late = 'static/chunks/late.js';
const old = 'static/chunks/polyfills.js';

const context: Partial<HtmlProps> = {
  assetPrefix: '',
  assetQueryString: '',
  mutableAssetQueryString: '',
  buildManifest: {
    pages: { '/_app': [files.main], '/payment': [files.main, files.page] },
    polyfillFiles: [old],
    lowPriorityFiles: ['static/build/_buildManifest.js'],
    devFiles: [],
    rootMainFiles: [],
    rootMainFilesTree: {},
  },
  docComponentsRendered: {},
  dynamicCssManifest: new Set(),
  dynamicImports: [late],
  disableOptimizedLoading: false,
  head: [],
  headTags: [],
  isDevelopment: false,
  scriptLoader: {},
};

const Head = createHead((address) => `sha256-of ${address}`);

function render(): string {
  // Only what the head reads.
  const page = { page: '/payment', props: {}, query: {}, buildId: 'build' };
  const value = { ...context, __NEXT_DATA__: page };
  return renderToStaticMarkup(
    <HtmlContext.Provider value={value as HtmlProps}>
      <Head nonce="the-nonce" />
    </HtmlContext.Provider>,
  );
}

test('every script in the document has its integrity and the nonce', () => {
  const scripts = Array.from(render().matchAll(/<script[^>]*>/g), ([tag]) => tag);
  const sources = scripts.map((tag) => /src="([^"]+)"/.exec(tag)?.[1]);
  expect(sources.sort()).toEqual(
    [files.main, files.page, late, old, 'static/build/_buildManifest.js']
      .map((file) => `/_next/${file}`)
      .sort(),
  );
  for (const tag of scripts) {
    const [, source = ''] = /src="([^"]+)"/.exec(tag) ?? [];
    expect(tag).toContain(`integrity="sha256-of ${source}"`);
    // Without it, Integrity-Policy refuses the file whatever its hash is.
    expect(tag).toContain('crossorigin=""');
    expect(tag).toContain('nonce="the-nonce"');
  }
});
