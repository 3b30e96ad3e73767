import { createLiveloSessions } from '../database/createLiveloSessions';
import type { LiveloSessionRow } from '../database/liveloTables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';

/**
 * A lead's session with the points programme. One that does not exist, is another lead's or has
 * ended is the same to the caller.
 * @throws ProblemError not_found
 */
export async function getLiveloSession(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  leadId: string,
  token: string,
): Promise<LiveloSessionRow> {
  const session = await createLiveloSessions(connection).getByToken(token);
  if (session?.leadId !== leadId || session.expiresAt <= clock()) {
    throw new ProblemError('not_found');
  }
  return session;
}
