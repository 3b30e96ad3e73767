import type { GetStaticProps } from 'next';
import { neutral } from '@/brands/neutral';
import { parseQuery } from '@/services/checkout/parseQuery';
import { createPage } from './createPage';
import type { Page } from './page';

/** Props of the built-in error pages, which know no request: neutral brand, default language. */
export function createStaticProps(pathname: string): GetStaticProps<Page> {
  return () => ({
    props: createPage({
      brand: neutral,
      mode: neutral.dsMode,
      query: parseQuery(''),
      rawQuery: '',
      pathname,
      host: '',
      namespaces: [],
    }),
  });
}
