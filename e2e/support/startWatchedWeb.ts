import { choosePort } from '@/testing/choosePort';
import { startProgram, untilAnswers } from '@/testing/startProgram';

/**
 * A second server of the web under test, from the same build.
 * @param variables where it reports to, and the service that it calls (`API_URL`)
 */
export async function startWatchedWeb(variables: Record<string, string>): Promise<{
  url: string;
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}> {
  const port = String(await choosePort());
  const web = startProgram('web', { PORT: port, NEXT_TELEMETRY_DISABLED: '1', ...variables });
  const url = `http://localhost:${port}`;
  await untilAnswers(web, `${url}/healthcheck`);
  return {
    url,
    output: web.output,
    kill: (signal) => void web.child.kill(signal),
    async stop() {
      web.child.kill('SIGTERM');
      await web.ended;
    },
  };
}
