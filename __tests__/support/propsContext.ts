import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';

interface RequestOfPage {
  cookies?: Partial<Record<string, string>>;
  host?: string;
  params?: { id: string };
}

export function createPropsContext(
  url: string,
  { cookies = {}, host = 'localhost', params }: RequestOfPage = {},
): GetServerSidePropsContext {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies, headers: { host } });
  return {
    req,
    res: new ServerResponse(req),
    query: {},
    resolvedUrl: url,
    ...(params && { params }),
  };
}
