import type { SandboxApp } from './SandboxApp';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of the sandbox does, in a line: its list at `/` shows it. */
    does?: string;
  }
}

/** One call of the sandbox. */
export interface Call {
  method: string;
  /** With its parameters in braces. */
  path: string;
  does: string;
  /** Whether it is a merchant's, with the API key. */
  needsKey: boolean;
}

/**
 * Adds every call that is registered in `scope` from now on to `calls`.
 * @throws Error when one does not say what it does
 */
export function listCalls(scope: SandboxApp, calls: Call[], needsKey: boolean): void {
  scope.addHook('onRoute', ({ config, method, url }) => {
    if (method === 'HEAD') return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    const does = config?.does;
    if (does === undefined) throw new Error(`${String(method)} ${path} does not say what it does.`);
    calls.push({ method: String(method), path, does, needsKey });
  });
}
