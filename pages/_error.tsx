import type { NextPageContext } from 'next';
import { answerBrokenAddress } from '@/services/http/brokenAddress';
import { routes } from '@/services/checkout/routes';

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
  // An error page that breaks too is not loaded again and again.
  return { destination: asPath.startsWith(routes['error pages']) ? null : routes['error pages'] };
};
