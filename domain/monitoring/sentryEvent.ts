import type { ErrorEvent, EventHint, SeverityLevel } from '@sentry/node';
import { cleanText } from './cleanText';
import type { SendReport } from './Report';
import { toReportedError } from './reportedError';

interface SentryClient {
  captureException(error: unknown, hint: EventHint): string;
  captureMessage(message: string, level: SeverityLevel, hint: EventHint): string;
}

/**
 * A script of the build: its address holds nothing of a buyer's, and the receiver finds its source map
 * by the exact address.
 */
const builtScript = /^https?:\/\/[^/?#]+\/_next\/static\/chunks\/[\w-]+\.js$/;

const cleanPlace = (place: string, privateTexts: readonly string[]): string =>
  builtScript.test(place) ? place : cleanText(place, privateTexts);

/**
 * Removes what Sentry adds to an event by itself. `cleanText` cleans the texts that remain, wherever
 * they came from, except the addresses of the build's scripts.
 */
export function cleanEvent(event: ErrorEvent, privateTexts: readonly string[]): ErrorEvent {
  const cleaned = { ...event };
  delete cleaned.breadcrumbs;
  delete cleaned.contexts;
  delete cleaned.extra;
  delete cleaned.modules;
  delete cleaned.request;
  if (event.message !== undefined) cleaned.message = cleanText(event.message, privateTexts);
  cleaned.exception?.values?.forEach((exception) => {
    if (exception.value !== undefined) exception.value = cleanText(exception.value, privateTexts);
    exception.stacktrace?.frames?.forEach((frame) => {
      delete frame.vars;
      if (frame.filename !== undefined) frame.filename = cleanPlace(frame.filename, privateTexts);
      delete frame.abs_path;
    });
  });
  return cleaned;
}

/**
 * Sends reports as Sentry events. Failed calls with the same address pattern, method and status are
 * one issue.
 * @param getText see `toReportedError`
 */
export function createSentrySender(
  client: SentryClient,
  getText: (error: Error) => string,
): SendReport {
  return ({ emailId, error, group, level, message }) => {
    const captureContext = {
      level,
      tags: { entry: message },
      ...(group && { fingerprint: [...group] }),
      ...(emailId !== null && { user: { id: emailId } }),
    };
    if (error === undefined) client.captureMessage(message, level, { captureContext });
    else
      client.captureException(toReportedError(error, message, getText), {
        captureContext,
        mechanism: { type: 'generic', handled: level !== 'fatal' },
      });
  };
}
