import { sendCalendar } from '@/server/http/calendar.server';

export const config = { api: { bodyParser: false } };

export default sendCalendar;
