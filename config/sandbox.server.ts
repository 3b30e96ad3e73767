import path from 'node:path';
import { readLog } from './log.server';
import { findProductionFaults, refuseFaults } from './productionGates.server';
import { findMissing, read, required, type Source, variables } from './variables.server';

export function readSandboxEnvironment(source: Source) {
  const values = read(source, variables);
  refuseFaults([
    ...findMissing(values, ['SANDBOX_API_KEY', 'SANDBOX_WEBHOOK_SECRET']),
    ...findProductionFaults('sandbox', values),
  ]);
  const publicUrl = values.SANDBOX_PUBLIC_URL ?? `http://localhost:${values.SANDBOX_PORT}`;
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    dataDirectory: path.join(values.DATA_DIR, 'sandbox'),
    webhookUrl: values.SANDBOX_WEBHOOK_URL ?? 'http://127.0.0.1:4000/api/v1/webhooks/sandbox',
    webhookSecret: required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET),
    apiKey: required('SANDBOX_API_KEY', values.SANDBOX_API_KEY),
    appEnvironment: values.APP_ENV,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    ...readLog(values),
  };
}
