import type { CommerceEnvironment } from '@/config/commerce.server';
import { splitSecret } from '@/domain/rotatedSecrets';
import type { SandboxConnection } from './requestSandbox';

/**
 * Reaches the sandbox for payments, text messages and points.
 * @param timeoutMs how long one call may take, in milliseconds
 */
export function createSandboxConnection(
  { sandboxApiKey, sandboxUrl }: CommerceEnvironment,
  timeoutMs: number,
): SandboxConnection {
  const [apiKey] = splitSecret(sandboxApiKey);
  return { url: sandboxUrl, apiKey, timeoutMs };
}
