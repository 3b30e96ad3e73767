import { setTimeout as wait } from 'node:timers/promises';
import type { CommerceEnvironment } from '@/config/commerce.server';
import { readMetricsAddress, readMonitoring } from '@/config/monitoring.server';
import { EnvironmentError } from '@/config/variables.server';
import { endOnUncaught } from '@/domain/monitoring/endOnUncaught.server';
import { serveMetrics } from '@/domain/monitoring/metrics.server';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { stopOnSignal } from '@/domain/stopOnSignal.server';
import { buildCommerce } from './buildCommerce';
import { refuseSuperuser } from './database/refuseSuperuser';
import { setSealingKeys } from './database/sealing';
import type { App } from './http/App';
import type { Role } from './http/registerModules';
import { findUnsellable } from './modules/catalogue/checkForProduction';
import { registry } from './modules/catalogue/registry';
import { readSchools } from './modules/access/schools';
import { createEndpointDestinations } from './modules/events/endpoints';
import { createMailer } from './providers/createMailer';
import { createPaymentProvider } from './providers/registry';
import { createRecaptcha } from './providers/recaptcha/createRecaptcha';
import { createSandboxConnection } from './providers/sandbox/createSandboxConnection';
import { createSandboxLoyaltyProgram } from './providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxSmsSender } from './providers/sandbox/createSandboxSmsSender';
import type { ServiceOptions } from './createServices';
import { type CommerceProcess, processNames, startFailure } from './startFailure';

const providerTimeoutMs = 5_000;

const timeoutMs = 3_000;

interface Plan {
  environment: CommerceEnvironment;
  roles: readonly Role[];
}

export function runCommerce(service: CommerceProcess, readPlan: () => Plan): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${startFailure(error, service)}\n`);
    process.exit(1);
  };
  start(service, readPlan, fail).catch(fail);
}

async function watch(app: App, service: CommerceProcess): Promise<void> {
  const monitoring = readMonitoring(process.env);
  if ((monitoring.sentryDsn ?? monitoring.elasticUrl) === undefined) {
    endOnUncaught(app.log);
    return;
  }
  const { startMonitoring } = await import('./monitoring/startMonitoring');
  endOnUncaught(app.log, startMonitoring(app, service, monitoring));
}

async function loadFlags(
  { flags }: CommerceEnvironment,
  onFailure: (reason: string) => void,
): Promise<Pick<ServiceOptions, 'flags'>> {
  if (flags === null) return {};
  const { createUnleashFlags } = await import('./flags/createUnleashFlags');
  return { flags: createUnleashFlags({ ...flags, onFailure }) };
}

/**
 * Reads the plan of a process that may sell.
 * @throws EnvironmentError with everything that has to be set and completed, in one answer
 */
function readSellingPlan(readPlan: () => Plan): Plan {
  const isProduction = process.env.APP_ENV === 'production';
  const unsellable = isProduction ? findUnsellable(registry) : null;
  if (unsellable === null) return readPlan();
  const faults = [unsellable];
  try {
    readPlan();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    faults.unshift(error.message);
  }
  throw new EnvironmentError(faults.join('\n'));
}

async function start(
  service: CommerceProcess,
  readPlan: () => Plan,
  fail: (error: unknown) => void,
): Promise<void> {
  const { environment, roles } = readSellingPlan(readPlan);
  const isProduction = environment.appEnvironment === 'production';
  setSealingKeys(environment);
  // An unavailable database does not keep the process from starting, so this check does not either.
  const isFit = isProduction ? refuseSuperuser(environment.databaseUrl) : Promise.resolve();
  await Promise.race([isFit, wait(timeoutMs, undefined, { ref: false })]);
  isFit.catch(fail);
  const sandbox = createSandboxConnection(environment, providerTimeoutMs);
  const lifecycle = { isStopping: false };
  let warn: (reason: string) => void = () => undefined;
  const app = await buildCommerce({
    lifecycle,
    service,
    databaseUrl: environment.databaseUrl,
    database: environment.database,
    limits: environment.limits,
    maxCalls: environment.maxCalls,
    smsCountries: environment.smsCountries,
    destinations: createEndpointDestinations(environment),
    mailer: await createMailer(environment.mail, sandbox),
    ...(await loadFlags(environment, (reason) => {
      warn(reason);
    })),
    provider: createPaymentProvider(environment, providerTimeoutMs),
    sms: createSandboxSmsSender(sandbox),
    loyalty: createSandboxLoyaltyProgram(sandbox),
    webUrl: environment.webUrl,
    appEnvironment: environment.appEnvironment,
    logLevel: environment.logLevel,
    logFormat: environment.logFormat,
    trustedProxies: environment.trustedProxies,
    emailIdSecret: environment.emailIdSecret,
    captchaSecret: environment.captchaSecret,
    buyerLinkSecrets: environment.buyerLinkSecrets,
    operators: environment.operators,
    schools: readSchools(environment.schoolAccess),
    recaptcha: environment.recaptcha && createRecaptcha(environment.recaptcha),
    cardKeyThumbprints: environment.cardKeyThumbprints,
    roles,
  });
  warn = oncePerMinute((reason) => {
    app.log.warn({ reason }, 'flags stay as they were');
  });
  await watch(app, service);
  const metricsAddress = readMetricsAddress(process.env, service);
  if (metricsAddress) await serveMetrics(metricsAddress, app.metricReaders);
  const { drainSeconds, host, port } = environment;
  await app.listen({ host, port });
  // Before the service logs that it runs: whoever reads that may end it at once.
  stopOnSignal(async () => {
    lifecycle.isStopping = true;
    await wait(drainSeconds * 1_000);
    await app.close();
  });
  const name = processNames[service];
  app.log.child({}, { level: 'info' }).info(`${name} listens on http://${host}:${port}`);
}
