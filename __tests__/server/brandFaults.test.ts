import { checkBrands, findGuesses } from '@/brands/checkBrands';
import type { Environment } from '@/config/start.server';
import { register } from '@/instrumentation';
import { prepare } from '@/scripts/system/prepare';
import { createSupervisor } from '@/scripts/processes/supervisor';

vi.mock('@/brands/checkBrands');

const findFaults = vi.mocked(checkBrands);
const sentence = 'brands/medcof.ts is not right: faqLink must not be empty.';

describe('a server of web', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  beforeEach(() => {
    vi.clearAllMocks();
    process.env.NEXT_RUNTIME = 'nodejs';
  });
  afterAll(() => {
    vi.restoreAllMocks();
    delete process.env.NEXT_RUNTIME;
  });

  it('exits with code 1 and a sentence when a brand has a fault', async () => {
    findFaults.mockReturnValue([sentence]);
    await register();
    expect(write).toHaveBeenCalledWith(`${sentence}\n`);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('starts when no brand has a fault', async () => {
    findFaults.mockReturnValue([]);
    await register();
    expect(write).not.toHaveBeenCalled();
    expect(exit).not.toHaveBeenCalled();
  });
});

it('npm start refuses unconfirmed brands and incomplete products in production', async () => {
  findFaults.mockReturnValue([]);
  const guess = 'brands/medcof.ts is not ready.';
  vi.mocked(findGuesses).mockReturnValue([guess]);
  const settings = {
    APP_ENV: 'production',
    ALLOW_SANDBOX: 'true',
    ALLOW_EMBEDDED_DATABASE: 'true',
    TRUSTED_PROXIES: 'loopback',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const starting = prepare(
    createSupervisor(() => undefined),
    vi.fn(),
  );
  const message = await starting.catch((thrown: unknown) => String(thrown));
  vi.unstubAllEnvs();
  expect(message).toContain(guess);
  const lacking = ['atrinca', 'mls', 'powerhouse', 'vc', 'vc (MZ)'].map(
    (product) => `${product} has no links to its terms, privacy and help`,
  );
  expect(message).toContain(`products that are not ready: ${lacking.join('; ')}. Complete them`);
});

it('npm start reports the faults of brands before anything starts', async () => {
  findFaults.mockReturnValue([sentence, sentence]);
  const askForPorts = vi.fn<(environment: Environment) => []>();
  await expect(
    prepare(
      createSupervisor(() => undefined),
      askForPorts,
    ),
  ).rejects.toMatchObject({
    name: 'StartProblem',
    message: `${sentence}\n${sentence}`,
  });
  expect(askForPorts).not.toHaveBeenCalled();
});
