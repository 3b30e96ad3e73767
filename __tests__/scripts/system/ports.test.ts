import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { checkPorts } from '@/scripts/system/ports';
import { choosePort } from '@/testing/choosePort';

describe('checkPorts', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    port = await choosePort();
    server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  it.each(['127.0.0.1', '0.0.0.0'])('names the port that is in use for %s', async (host) => {
    await expect(checkPorts([{ variable: 'PORT', port, host }], 0)).rejects.toThrow(
      `Port ${port} is in use; stop what uses it or set PORT.`,
    );
  });

  it('refuses a port that browsers refuse', async () => {
    await expect(
      checkPorts([{ variable: 'SANDBOX_PORT', port: 4190, host: '127.0.0.1' }], 0),
    ).rejects.toThrow('Browsers refuse port 4190; set SANDBOX_PORT to another.');
  });

  it('waits for a port that is about to become free', async () => {
    setTimeout(() => server.close(), 300);
    await expect(
      checkPorts([{ variable: 'PORT', port, host: '127.0.0.1' }], 5_000),
    ).resolves.toBeUndefined();
  });
});
