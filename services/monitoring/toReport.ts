import type { Report } from '@/domain/monitoring/Report';
import type { LogReport } from '../logger/LogReceiver';

export const toReport = ({ emailId, fields, group, level, message }: LogReport): Report => ({
  emailId,
  error: fields.error,
  group,
  level,
  message,
});
