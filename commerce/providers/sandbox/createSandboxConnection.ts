import type { CommerceEnvironment } from '@/domain/environment.server';
import type { SandboxConnection } from './requestSandbox';

/**
 * How the sandbox is reached, for payments, text messages and points.
 * @param timeoutMs how long one call may take, in milliseconds
 */
export function createSandboxConnection(
  { sandboxApiKey, sandboxUrl }: CommerceEnvironment,
  timeoutMs: number,
): SandboxConnection {
  return { url: sandboxUrl, apiKey: sandboxApiKey, timeoutMs };
}
