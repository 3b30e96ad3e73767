/**
 * The header in which the RUM agent sends its trace. Not `traceparent`: every call of a page has one
 * already, and the agent would add a second value to it.
 */
export const agentTraceparent = 'elastic-apm-traceparent';
