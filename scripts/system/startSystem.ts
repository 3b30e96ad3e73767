import type { Environment } from '@/config/start.server';
import { createService, type ServiceSpec } from '../processes/childProcess';
import type { Report, Service, Supervisor } from '../processes/supervisor';
import { allPorts, announce, prepare, servicePorts } from './prepare';
import { type RunService, webSpec } from './specs';
import { startServices } from './startServices';

export interface StartOptions {
  build: (stopping: AbortSignal) => Promise<void>;
  run: RunService;
  create?: (spec: ServiceSpec, report: Report) => Service;
  web?: 'start' | 'dev';
}

async function startWeb(
  supervisor: Supervisor,
  environment: Environment,
  mode: 'start' | 'dev',
  report: Report,
): Promise<void> {
  await supervisor.start(createService(webSpec(environment, mode), report));
  await supervisor.run((stopping) => announce(environment, report, stopping));
}

/**
 * Starts the product, each part ready before the next; the supervisor stops it. The only entry point:
 * it reads the environment, and refuses what it can before a process starts.
 * @throws StartProblem
 */
export async function startSystem(
  supervisor: Supervisor,
  { build, create, run, web }: StartOptions,
  report: Report,
): Promise<void> {
  const environment = await prepare(supervisor, web === undefined ? servicePorts : allPorts);
  await supervisor.run(build);
  await startServices(supervisor, environment, run, report, create);
  if (web === undefined) report('The services are ready. Stop them with Ctrl-C.');
  else await startWeb(supervisor, environment, web, report);
}
