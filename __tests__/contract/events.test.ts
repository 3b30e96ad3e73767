import { Value } from 'typebox/value';
import { eventExamples } from '@/contract/events/examples';
import { eventSchemas, personalMembers } from '@/contract/events/events';
import { eventTypes } from '@/contract/events/eventTypes';

test.each(eventTypes)('the example of %s matches its schema', (type) => {
  expect([...Value.Errors(eventSchemas[type], eventExamples[type])]).toEqual([]);
});

test.each(eventTypes)('%s may have null for the personal data of a forgotten person', (type) => {
  const people = personalMembers.filter((name) => name in eventSchemas[type].properties);
  expect(people.length).toBeGreaterThan(0);
  const forgotten = Object.fromEntries(people.map((name) => [name, null]));
  expect(Value.Check(eventSchemas[type], { ...eventExamples[type], ...forgotten })).toBe(true);
});
