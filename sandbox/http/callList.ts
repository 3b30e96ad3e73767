import type { SandboxApp } from './SandboxApp';

declare module 'fastify' {
  interface FastifyContextConfig {
    does?: string;
  }
}

export interface Call {
  method: string;
  path: string;
  does: string;
  needsKey: boolean;
}

/**
 * Adds every call that is registered in `scope` from now on to `calls`.
 * @throws Error when a call has no description (`config.does`)
 */
export function listCalls(scope: SandboxApp, calls: Call[], needsKey: boolean): void {
  scope.addHook('onRoute', ({ config, method, url }) => {
    if (method === 'HEAD') return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    const does = config?.does;
    if (does === undefined) throw new Error(`${String(method)} ${path} has no description.`);
    calls.push({ method: String(method), path, does, needsKey });
  });
}
