import { readStored } from '../storage/storage';
import { consoleReceiver } from './consoleReceiver';
import { getFailureGroup } from './getFailureGroup';
import { isRouted } from './isRouted';
import type { LogEntry } from './LogEntry';
import type { LogReceiver } from './LogReceiver';

const receivers = new Set([consoleReceiver]);

/** Adds a receiver, for example error reporting. Returns how to take it away. */
export function addLogReceiver(receiver: LogReceiver): () => void {
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
  };
}

/** The e-mail that this browser has stored; null on the server, which stores none. */
const getStoredEmail = () => readStored('dataLead')?.email ?? readStored('dataForm')?.email ?? null;

/** Hands an entry to the receivers that it is for. */
export function dispatchLog(entry: LogEntry): void {
  const group = getFailureGroup(entry.fields['error']);
  for (const { kind, receive } of receivers) {
    if (!isRouted(kind, entry)) continue;
    const email = kind === 'errorReporting' ? getStoredEmail() : null;
    try {
      receive({ ...entry, group, email });
    } catch {
      // One receiver that fails must not take the entry from the others.
    }
  }
}
