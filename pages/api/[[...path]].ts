import { forwardToApi } from '@/server/http/forwardToApi.server';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default forwardToApi;
