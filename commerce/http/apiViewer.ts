import type { App } from './App';

/**
 * Replaces the viewer's own policy, which takes anybody's styles and asks for every part by https;
 * a service that speaks http has none to give.
 */
const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  // It styles its own parts so.
  "style-src 'self' 'unsafe-inline'",
].join('; ');

export async function registerApiViewer(app: App): Promise<void> {
  // A tenth of a second to load, which production does not spend.
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Education checkout: API' },
    uiConfig: {
      deepLinking: true,
      displayRequestDuration: true,
      docExpansion: 'list',
      // Its default asks a validator on the internet.
      validatorUrl: 'none',
    },
  });
}
