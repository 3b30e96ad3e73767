import type { GetServerSideProps } from 'next';
import { keepHomologation } from '@/services/checkout/homologationCookie';
import { runInHomologation } from '@/services/checkout/homologationScope';
import type { Page } from './page';

/**
 * A page's props, made in homologation where the link asks for it or the cookie says so: its calls
 * go to that service, its links to that environment. Every page that knows its request is wrapped.
 */
export function withHomologation<Props extends Page>(
  getProps: GetServerSideProps<Props>,
): GetServerSideProps<Props> {
  return (context) => runInHomologation(keepHomologation(context), () => getProps(context));
}
