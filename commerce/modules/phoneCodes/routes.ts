import { paths } from '@/contract/paths';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneLeadParameters,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { sendPhoneCode, validatePhoneCode } from './phoneCodes';

export function routes(app: App, services: Services): void {
  app.post(
    paths.phoneCode,
    {
      schema: {
        operationId: 'sendPhoneCode',
        tags: ['Phone verification'],
        summary: 'Send a code by SMS',
        description: 'To the phone of the lead.',
        params: PhoneLeadParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(PhoneCodeRequest),
        response: {
          201: createSchemaReference(PhoneCode),
          ...problemResponses(
            'captcha_required',
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'phone_already_verified',
            'idempotency_key_reused',
            'invalid_field',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, ip, params }, reply) => {
      const code = await sendPhoneCode(services, {
        leadId: params.leadId,
        request: body,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      return reply.code(201).header('cache-control', 'no-store').send(code);
    },
  );

  app.post(
    paths.phoneValidation,
    {
      schema: {
        operationId: 'validatePhoneCode',
        tags: ['Phone verification'],
        summary: 'Verify a phone',
        description: 'With the code that came by SMS.',
        params: PhoneLeadParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(PhoneValidationRequest),
        response: {
          200: createSchemaReference(PhoneValidation),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'idempotency_key_reused',
            'invalid_field',
            'code_wrong',
            'code_expired',
            'too_many_attempts',
            'rate_limited',
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
