import { forwardToApi } from '@/services/http/forwardToApi.server';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default forwardToApi;
