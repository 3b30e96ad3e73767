import { receiveCspReports } from '@/services/http/cspReports.server';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default receiveCspReports;
