import { Webhook } from 'standardwebhooks';
import { parseSchoolAccess } from '@/config/bearerKeys.server';
import { parseEventEndpoints } from '@/config/eventEndpoints.server';
import { fetchJson } from '@/testing/http';
import { startSchool } from '@/testing/startSchool';

test('the school keeps the events that are signed for it, each once, and lists those of a buyer', async () => {
  const school = await startSchool('medcof');
  onTestFinished(school.close);
  const [endpoint] = parseEventEndpoints(school.env.EVENT_ENDPOINTS);
  expect(endpoint).toMatchObject({ businesses: ['medcof'], url: school.url });
  expect(parseSchoolAccess(school.env.SCHOOL_ACCESS)).toMatchObject([{ business: 'medcof' }]);
  const send = async (id: string, body: string, secret = endpoint?.secrets[0] ?? '') => {
    const at = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    return (await fetch(school.url, { method: 'POST', headers, body })).status;
  };
  const event = { id: 'one', buyer: 'maria@example.com' };
  expect(await send('one', JSON.stringify(event))).toBe(204);
  expect(await send('one', JSON.stringify(event))).toBe(204);
  expect(await send('two', JSON.stringify({ id: 'two', buyer: 'ana@example.com' }))).toBe(204);
  const foreign = `whsec_${Buffer.alloc(24).toString('base64')}`;
  expect(await send('three', JSON.stringify({ ...event, id: 'three' }), foreign)).toBe(400);
  const list = (holds: string) => fetchJson(`${school.url}/?holds=${encodeURIComponent(holds)}`);
  expect(await list('maria@example.com')).toEqual([event]);
  expect(await list('nobody@example.com')).toEqual([]);
});
