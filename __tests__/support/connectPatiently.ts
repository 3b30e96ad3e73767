import { connect } from '@/commerce/database/connect';
import { patientDatabase } from './commerceOptions';

export const connectPatiently = (databaseUrl: string) =>
  connect(databaseUrl, () => undefined, patientDatabase);
