import type { NextPageContext } from 'next';
import { answerBrokenAddress } from '@/services/http/brokenAddress';
import { routes, withQuery } from '@/services/checkout/routes';

interface ErrorPageProps {
  destination: string | null;
}

/**
 * Shown where Next has neither a page nor a call of ours, and in a browser that could render nothing
 * of ours. It shows nothing itself: it sends the browser to the error page with a full load, which
 * leaves the broken state behind. 404 and 500 have pages of their own.
 */
export default function ErrorPage({ destination }: ErrorPageProps) {
  return destination !== null && <meta httpEquiv="refresh" content={`0;url=${destination}`} />;
}

ErrorPage.getInitialProps = ({ asPath = '', req, res }: NextPageContext): ErrorPageProps => {
  if (req && res?.statusCode === 400 && !res.headersSent) answerBrokenAddress(req, res);
  const route = routes['error pages'];
  // An error page that breaks too is not loaded again and again.
  if (asPath.startsWith(route)) return { destination: null };
  const [address = ''] = asPath.split('#');
  const [, ...query] = address.split('?');
  return { destination: withQuery(route, query.join('?')) };
};
