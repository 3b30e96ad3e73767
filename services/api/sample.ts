import { buildPath, paths } from '@/contract/paths';
import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import { post } from '../http/request';

/**
 * Creates a sample of a sale that is paid later, to try its page; refused in production. @throws
 * HttpError, NoAnswerError
 */
export function createSample(
  kind: SampleKind,
  sample: SampleRequest,
  idempotencyKey: string,
): Promise<Sample> {
  return post(buildPath(paths.samples, { kind }), sample, {
    idempotencyKey,
    needs: { id: 'string', path: 'string' },
  });
}
