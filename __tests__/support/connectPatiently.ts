import { connect } from '@/commerce/database/connect';
import { patientDatabase } from './commerceOptions';

/** A pool beside that of a service, for tests that call what works on a connection. */
export const connectPatiently = (databaseUrl: string) =>
  connect(databaseUrl, () => undefined, patientDatabase);
