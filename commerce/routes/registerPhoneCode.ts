import { paths } from '@/contract/paths';
import { PhoneCode, PhoneCodeRequest, PhoneLeadParameters } from '@/contract/phoneVerification';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { sendPhoneCode } from '../domain/sendPhoneCode';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST for a code by SMS. */
export function registerPhoneCode(app: App, services: Services): void {
  app.post(
    paths.phoneCode,
    {
      schema: {
        operationId: 'sendPhoneCode',
        params: PhoneLeadParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(PhoneCodeRequest),
        response: {
          201: schemaReference(PhoneCode),
          ...problemResponses(
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
}
