import type { NextPageContext } from 'next';
import { answerBrokenAddress } from '@/services/http/brokenAddress';
import { routes } from '@/services/checkout/routes';

interface ErrorPageProps {
  destination: string | null;
}

/**
 * Stands where Next has neither a page nor a call of ours, and in a browser where nothing of ours
 * could be drawn. It says nothing itself: a full load of the page that does leaves behind what
 * broke. 404 and 500 have pages of their own.
 */
export default function ErrorPage({ destination }: ErrorPageProps) {
  return destination !== null && <meta httpEquiv="refresh" content={`0;url=${destination}`} />;
}

ErrorPage.getInitialProps = ({ asPath = '', req, res }: NextPageContext): ErrorPageProps => {
  if (req && res?.statusCode === 400 && !res.headersSent) answerBrokenAddress(req, res);
  // What breaks there too is not loaded again and again.
  return { destination: asPath.startsWith(routes['error pages']) ? null : routes['error pages'] };
};
