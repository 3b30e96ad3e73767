import { homologationFlag, homologationMaxAge } from '@/services/checkout/homologation';
import { builderParameter } from '@/server/checkout/homologation.server';
import { signSwitch } from '@/server/checkout/signedSwitch.server';
import { readEnvironment } from '../../config/start.server';
import { readWebEnvironment } from '../../config/web.server';
import { required } from '../../config/variables.server';
import { loadEnvironmentFile } from '../environmentFile';
import { errorMessage, StartProblem } from '../StartProblem';

const builderLasts = 90 * 24 * 60 * 60;

const usage =
  'npm run homologation -- link prints a link that switches homologation on for a working day; npm run homologation -- builder <seller> one that gives a seller of LINK_BUILDER_SELLERS the link builder for 90 days.';

function createSwitch([verb, seller]: readonly string[], secret: string): [string, string] {
  const now = Math.floor(Date.now() / 1_000);
  if (verb === 'link')
    return [homologationFlag, signSwitch('homologation', now + homologationMaxAge, secret)];
  if (verb !== 'builder' || seller === undefined) throw new StartProblem(usage);
  if (!readWebEnvironment(process.env).builderSellers.includes(seller))
    throw new StartProblem(`${seller} is not in LINK_BUILDER_SELLERS; add the name there first.`);
  return [builderParameter, signSwitch(`builder-${seller}`, now + builderLasts, secret)];
}

try {
  loadEnvironmentFile();
  const [secret] = readWebEnvironment(process.env).switchSecrets;
  const [name, value] = createSwitch(process.argv.slice(2), required('SWITCH_SECRET', secret));
  // Nothing is started here, so the variables that a start in production requires are not checked.
  const { webUrl } = readEnvironment({ ...process.env, APP_ENV: '' });
  process.stdout.write(`${new URL(`/?${name}=${value}`, webUrl).href}\n`);
} catch (thrown) {
  process.stderr.write(`${errorMessage(thrown)}\n`);
  process.exitCode = 1;
}
