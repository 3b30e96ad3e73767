import { receiveCspReports } from '@/server/http/cspReports.server';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default receiveCspReports;
