import { buildApp } from './http/buildApp';
import { createServices } from './createServices';
import { createSandboxLoyaltyProgram } from './providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxProvider } from './providers/sandbox/createSandboxProvider';

export async function describeApi(): Promise<{ paths?: object }> {
  const connection = { url: 'http://localhost', apiKey: 'unused', timeoutMs: 1 };
  const provider = createSandboxProvider({ ...connection, webhookSecret: 'dW51c2Vk' });
  const { services, close } = createServices(
    {
      databaseUrl: 'postgresql://localhost/unused',
      provider,
      sms: { send: () => Promise.resolve() },
      loyalty: createSandboxLoyaltyProgram(connection),
      webUrl: 'http://localhost',
      appEnvironment: 'production',
    },
    () => undefined,
  );
  const app = await buildApp(services, { appEnvironment: 'production', logLevel: 'silent' });
  await app.ready();
  const description = app.swagger();
  await app.close();
  await close();
  return description;
}
