import { unsubscribe } from '@/server/http/unsubscribe.server';

export const config = { api: { bodyParser: false } };

export default unsubscribe;
