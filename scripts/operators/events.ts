import { validate as isUuid } from 'uuid';
import {
  listEventBacklog,
  listFailedEvents,
  replayEvents,
} from '@/commerce/modules/events/backlog';
import { mailDestinationId } from '@/commerce/modules/events/Destination';
import { parseEventEndpoints } from '@/config/eventEndpoints.server';
import { runCommand, withDatabase, write } from './operatorCommand';
import { StartProblem } from '../StartProblem';

const usage = 'npm run events -- list, or npm run events -- replay <event id or endpoint>';

const maxListed = 100;

async function run([command = 'list', which = '']: readonly string[]): Promise<void> {
  const isReplay = command === 'replay' && which !== '';
  if (command !== 'list' && !isReplay) throw new StartProblem(usage);
  await withDatabase(async ({ connection, environment }) => {
    const endpoints = [
      ...parseEventEndpoints(environment.events.EVENT_ENDPOINTS ?? '[]'),
      ...(environment.sendsMail ? [{ id: mailDestinationId }] : []),
    ];
    if (isReplay) {
      const target = isUuid(which) ? { eventId: which } : { destination: which };
      const count = await replayEvents(connection, target, new Date());
      if (count === 0) throw new StartProblem(`Nothing of ${which} can be told again.`);
      write(`To be told again: ${count}.`);
      return;
    }
    const backlog = await listEventBacklog(connection, endpoints);
    if (backlog.length === 0) write('Nobody is told of events; see docs/events.md.');
    for (const { destination, failed, oldestSeconds, pending } of backlog) {
      const isKnown = endpoints.some(({ id }) => id === destination);
      const age = pending > 0 ? `, the oldest for ${Math.round(oldestSeconds)} s` : '';
      const note = isKnown ? '' : '  (not configured)';
      write(`${destination}  ${pending} to be told${age}, ${failed} failed${note}`);
    }
    for (const event of await listFailedEvents(connection, maxListed))
      write(
        `failed  ${event.eventId}  ${event.queuedAt.toISOString()}  ${event.type}  ${event.destination}  ${event.attempts} tries, the last: ${event.lastResult ?? 'none'}`,
      );
  });
}

await runCommand(run);
