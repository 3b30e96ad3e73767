import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { type StartedServer, startServer } from './startServer';
import { startTestCommerce, type TestCommerce } from './startTestCommerce';

interface StartedApiRoute {
  commerce: TestCommerce;
  web: StartedServer;
  /** Runs while web has no service to call. */
  withoutService: <Answer>(run: () => Promise<Answer>) => Promise<Answer>;
  stop: () => Promise<void>;
}

const previews = {
  previewModeId: 'id',
  previewModeEncryptionKey: 'key',
  previewModeSigningKey: 'key',
};

/**
 * Serves one of web's own routes in front of a commerce of its own.
 * @param route the module in pages/api
 * @param parameter the name of its path's last segment
 */
export async function startApiRoute(
  route: object,
  parameter: string,
  options?: Parameters<typeof startTestCommerce>[0],
): Promise<StartedApiRoute> {
  const commerce = await startTestCommerce(options);
  const apiUrl = await commerce.app.listen({ host: '127.0.0.1', port: 0 });
  process.env.API_URL = apiUrl;
  const web = await startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://web');
    const query = { ...Object.fromEntries(searchParams), [parameter]: pathname.split('/').at(-1) };
    void apiResolver(request, response, query, route, { ...previews, dev: false }, false);
  });
  return {
    commerce,
    web,
    withoutService: (run) => {
      process.env.API_URL = 'http://127.0.0.1:1';
      return run().finally(() => {
        process.env.API_URL = apiUrl;
      });
    },
    stop: async () => {
      delete process.env.API_URL;
      await web.stop();
      await commerce.stop();
    },
  };
}
