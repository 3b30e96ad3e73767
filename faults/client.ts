import { setTimeout as wait } from 'node:timers/promises';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { paymentStates } from '@/contract/enumerations';
import { type Call, toRequest } from '@/testing/http';

const AnswerBody = Type.Partial(
  Type.Object({
    leadId: Type.String(),
    token: Type.String(),
    code: Type.String(),
    payment: Type.Object({ state: Type.Enum([...paymentStates]) }),
  }),
);
type AnswerBody = Static<typeof AnswerBody>;

export interface Answer {
  status: number;
  text: string;
  body: AnswerBody;
  took: number;
}

const answerSchema = Compile(AnswerBody);
const timeoutMs = 180_000;
const retryMs = 200;

function readBody(text: string): AnswerBody {
  try {
    const body: unknown = JSON.parse(text);
    return answerSchema.Check(body) ? body : {};
  } catch {
    return {};
  }
}

/** Sends one call. Never rejects: a missing answer has the status 0. */
export async function send(url: string, call: Call = {}): Promise<Answer> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...toRequest(call), signal });
    const text = await response.text();
    return { status: response.status, text, body: readBody(text), took: took() };
  } catch {
    return { status: 0, text: '', body: {}, took: took() };
  }
}

const maxBusyMs = 180_000;
const busyStatuses = [503, 504];

export const isBusy = ({ status }: Answer): boolean => busyStatuses.includes(status);

export async function sendPatiently(
  url: string,
  call: Call,
): Promise<Answer & { isFirst: boolean }> {
  const startedAt = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const answer = await send(url, call);
    if (!isBusy(answer) || performance.now() - startedAt > maxBusyMs) return { ...answer, isFirst };
    await wait(retryMs);
  }
}

export async function sendUntilAnswered(
  urls: readonly string[],
  path: string,
  call: Call,
): Promise<Answer & { tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const url = urls[(tries - 1) % urls.length] ?? '';
    const answer = await send(`${url}${path}`, call);
    if (answer.status !== 0 && answer.status !== 429 && answer.status < 500)
      return { ...answer, tries };
    await wait(retryMs);
  }
}
