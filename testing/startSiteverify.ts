import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

export const recaptchaSecret = 'the-secret-of-a-site-key';

interface Browser {
  action: string;
  hostname?: string;
  score?: number;
  age?: number;
}

/**
 * A stub of Google's side of reCAPTCHA v3, as described by
 * https://developers.google.com/recaptcha/docs/verify.
 */
export async function startSiteverify() {
  const browsers = new Map<string, Required<Browser>>();
  const asked: Record<string, string>[] = [];
  let instead: number | object | null = null;

  function judge({ response = '', secret }: Record<string, string>): object {
    if (secret !== recaptchaSecret)
      return { success: false, 'error-codes': ['invalid-input-secret'] };
    const browser = browsers.get(response);
    // A token is valid for two minutes, and once.
    if (!browser) return { success: false, 'error-codes': ['invalid-input-response'] };
    if (browser.age > 120_000) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    browsers.set(response, { ...browser, age: Infinity });
    const { action, age, hostname, score } = browser;
    const challenge_ts = new Date(Date.now() - age).toISOString();
    return { success: true, challenge_ts, hostname, score, action };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      asked.push(form);
      if (typeof instead === 'number') response.writeHead(instead).end();
      else
        response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(instead ?? judge(form)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    asked,
    createToken({ action, age = 0, hostname = 'localhost', score = 0.9 }: Browser): string {
      const token = `03AF${randomUUID().repeat(12)}`;
      browsers.set(token, { action, age, hostname, score });
      return token;
    },
    answerWith(answer: number | object | null): void {
      instead = answer;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
