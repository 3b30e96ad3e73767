import { readPageRequest } from '@/server/http/pageRequest.server';
import { createPropsContext } from '../../support/propsContext';

const read = (headers: Record<string, string>) => {
  const { req } = createPropsContext('/lead?product=ms');
  return readPageRequest(Object.assign(req, { headers: { host: 'localhost', ...headers } }));
};

test('a browser that saves data is known by its header', () => {
  expect(read({ 'save-data': 'on' })).toMatchObject({ rawQuery: 'product=ms', isSavingData: true });
});

test.each([{}, { 'save-data': '' }, { 'save-data': 'off' }])(
  'with the headers %j no data is to be saved',
  (headers) => {
    expect(read(headers)).not.toHaveProperty('isSavingData');
  },
);
