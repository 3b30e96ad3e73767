import { checkBrands } from '@/brands/checkBrands';
import type { Environment } from '@/domain/environment.server';
import { register } from '@/instrumentation';
import { prepare } from '@/scripts/prepare';
import { createSupervisor } from '@/scripts/processes/supervisor';

jest.mock('@/brands/checkBrands');

const findFaults = jest.mocked(checkBrands);
const sentence = 'brands/medcof.ts is not right: faqLink must not be empty.';

describe('a server of web', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  beforeEach(() => {
    jest.clearAllMocks();
    process.env['NEXT_RUNTIME'] = 'nodejs';
  });
  afterAll(() => {
    jest.restoreAllMocks();
    delete process.env['NEXT_RUNTIME'];
  });

  it('ends with exit code 1 and a sentence when a brand is not right', async () => {
    findFaults.mockReturnValue([sentence]);
    await register();
    expect(write).toHaveBeenCalledWith(`${sentence}\n`);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('starts when every brand is right', async () => {
    findFaults.mockReturnValue([]);
    await register();
    expect(write).not.toHaveBeenCalled();
    expect(exit).not.toHaveBeenCalled();
  });
});

it('npm start says so before anything starts', async () => {
  findFaults.mockReturnValue([sentence, sentence]);
  const askForPorts = jest.fn<[], [Environment]>();
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
