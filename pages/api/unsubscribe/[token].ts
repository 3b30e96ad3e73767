import { unsubscribe } from '@/services/http/unsubscribe.server';

export const config = { api: { bodyParser: false } };

export default unsubscribe;
