import { buildApp } from './buildApp';
import { createServices } from './createServices';
import { createSandboxProvider } from './providers/sandbox/createSandboxProvider';

/** The OpenAPI description of the service. Needs neither a database nor a provider. */
export async function describeApi(): Promise<unknown> {
  const provider = createSandboxProvider({
    url: 'http://localhost',
    apiKey: 'unused',
    webhookSecret: 'dW51c2Vk',
    timeoutMs: 1,
  });
  const { services, close } = createServices(
    {
      databaseUrl: 'postgresql://localhost/unused',
      provider,
      sms: { send: () => Promise.resolve() },
      webUrl: 'http://localhost',
      appEnvironment: 'production',
    },
    () => undefined,
  );
  const app = await buildApp(services, 'silent');
  await app.ready();
  const description = app.swagger();
  await app.close();
  await close();
  return description;
}
