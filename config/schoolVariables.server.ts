import { makeValidator } from 'envalid';
import { parseOperatorKeys, parseSchoolAccess } from './bearerKeys.server';
import { parseEventEndpoints } from './eventEndpoints.server';

const eventEndpoints = makeValidator(parseEventEndpoints);
const schoolAccess = makeValidator(parseSchoolAccess);
const operatorKeys = makeValidator(parseOperatorKeys);

export const schoolVariables = {
  EVENT_ENDPOINTS: eventEndpoints({
    default: [],
    desc: 'a list in JSON as docs/events.md shows it, its secrets whsec_ and 24 bytes or more in base64, 32 in production',
  }),
  OPERATOR_KEYS: operatorKeys({
    default: [],
    desc: 'names of operators and the SHA-256 of their keys in hex, with commas between them, such as ana=<hash>',
  }),
  SCHOOL_ACCESS: schoolAccess({
    default: [],
    desc: 'a list in JSON as docs/access.md shows it, its keys as SHA-256 in hex',
  }),
};
