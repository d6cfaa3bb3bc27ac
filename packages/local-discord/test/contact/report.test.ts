import { expect, test } from 'vitest';
import { report, scrubbed } from '../../src/contact/report.ts';

const TOKEN = `${'MTExMTExMTExMTExMTExMTEx'}.GabcdE.${'x1'.repeat(14)}`;

test.each([
  ['the id 123456789012345678', 'the id (id)'],
  [`Bot ${TOKEN}`, 'Bot (token)'],
  ['at https://cdn.discordapp.com/attachments/1/2/a.png?ex=3', 'at (address)'],
  [`/webhooks/${'aW50ZXJhY3Rpb246'.repeat(4)}`, '/webhooks/(token)'],
  ['my secret name', 'my (secret) name'],
  [
    '400 50035 COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    '400 50035 COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    '400 50035 MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    '400 50035 MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
])('%s becomes %s', (text, clean) => {
  expect(scrubbed(text, ['secret', ''])).toBe(clean);
});

test('a report has a row for each line, also for lines without a result', () => {
  const text = report({
    version: '1.2.3',
    at: new Date('2026-11-26T12:00:00Z'),
    assumptions: [
      { id: 'one', assumption: 'A | B.' },
      { id: 'two', assumption: 'C.' },
    ],
    results: { one: { outcome: 'differs', seen: 'id: 123456789012345678\n| more' } },
    left: ['a channel "contact-…" (403 50013)'],
    secrets: [],
  });
  expect(text).toContain('Version 1.2.3');
  expect(text).toContain('2026-11-26: 0 as assumed, 1 differs, 0 not tried, 0 cannot be asked.');
  expect(text).toContain('Not removed: a channel "contact-…" (403 50013).');
  expect(text).toContain('| `one` | A \\| B. | **differs** | id: (id) \\| more |');
  expect(text).toContain('| `two` | C. | not tried |  |');
});
