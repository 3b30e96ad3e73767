import type { App } from './App';

/**
 * Replaces the viewer's own policy, which allows styles from anywhere and loads every part by https,
 * which a service that speaks http cannot serve.
 */
const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  // The viewer sets inline styles.
  "style-src 'self' 'unsafe-inline'",
].join('; ');

export async function registerApiViewer(app: App): Promise<void> {
  // Loading takes a tenth of a second, which production saves.
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Education checkout: API' },
    uiConfig: {
      deepLinking: true,
      displayRequestDuration: true,
      docExpansion: 'list',
      // By default it asks a validator on the internet.
      validatorUrl: 'none',
    },
  });
}
