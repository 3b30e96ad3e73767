import { forwardToApi } from '@/services/http/forwardToApi';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default forwardToApi;
