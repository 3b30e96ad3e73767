import type { Report } from '@/domain/monitoring/Report';
import type { LogReport } from '../logger/LogReceiver';

/** A log entry as it may leave: of its fields the error alone, whose words are chosen later. */
export const toReport = ({ emailId, fields, group, level, message }: LogReport): Report => ({
  emailId,
  error: fields.error,
  group,
  level,
  message,
});
