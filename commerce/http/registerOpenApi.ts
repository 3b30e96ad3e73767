import swagger from '@fastify/swagger';
import { paths } from '@/contract/paths';
import type { App } from './App';

/** Describes the routes that are registered after this, and serves the description. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Education checkout',
        description: 'Products, leads, sellers and payments behind the checkout.',
        version: '1.0.0',
      },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema['$id'] === 'string' ? schema['$id'] : `schema-${index}`,
    },
  });
  app.get(paths.openApi, { schema: { hide: true } }, async () => app.swagger());
}
