import { paths } from '@/contract/paths';
import {
  PhoneLeadParameters,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { validatePhoneCode } from '../domain/validatePhoneCode';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST the code that came by SMS. */
export function registerPhoneValidation(app: App, services: Services): void {
  app.post(
    paths.phoneValidation,
    {
      schema: {
        operationId: 'validatePhoneCode',
        params: PhoneLeadParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(PhoneValidationRequest),
        response: {
          200: schemaReference(PhoneValidation),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'idempotency_key_reused',
            'invalid_field',
            'code_wrong',
            'code_expired',
            'too_many_attempts',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return validatePhoneCode(services, params.leadId, body, headers['idempotency-key']);
    },
  );
}
