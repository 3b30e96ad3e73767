import type { FastifyLoggerOptions } from 'fastify';
import type { SandboxOptions } from './SandboxOptions';

/** Bodies and headers are never logged; should one ever slip in, its secrets are blacked out. */
const secrets = [
  'req.headers.authorization',
  'headers.authorization',
  '*.authorization',
  'encryptedCard',
  '*.encryptedCard',
  '*.securityCode',
  '*.number',
];

/** pino's options: level `warn` unless told, secrets redacted. */
export function createLoggerOptions({
  logLevel = 'warn',
  logStream,
}: SandboxOptions): FastifyLoggerOptions & { redact: string[] } {
  return {
    level: logLevel,
    redact: secrets,
    ...(logStream && { stream: logStream }),
  };
}
