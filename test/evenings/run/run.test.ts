import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { blanked } from './blanks.ts';
import { recordedAnew } from './evening.ts';
import { readPlan, writePlan, writeScenario } from './plan.ts';
import { play } from './play.ts';

const FILE = `An evening at the table.

# first
Ann, Bob play porto
(They wait.)
  +1 recorded
# second
Ann: /porto rules
`;

/** Plays lines as one scenario. Returns the text of the record, and the error that ended it. */
async function played(...lines: readonly string[]) {
  const [scenario] = readPlan(`# it\n${lines.join('\n')}\n`).scenarios;
  if (!scenario) throw new Error('no scenario');
  const { scenario: now, error } = await play(scenario);
  return { text: writeScenario(now), error: error?.message };
}

test('a file of evenings is written as it was read', () => {
  expect(writePlan(readPlan(FILE))).toBe(FILE);
  expect(readPlan(FILE).scenarios.map(({ title }) => title)).toEqual(['first', 'second']);
});

test.each([
  ['# it\n  +1 recorded', 'line 2 is indented, but stands under no action'],
  ['# it\n# it', 'two scenarios have the title “it”'],
])('a file that breaks the form is refused: %j', (text, why) => {
  expect(() => readPlan(text)).toThrow(why);
});

test.each([
  ['Ann does something', 'no action “Ann does something”; there are: Ann, Bob play porto'],
  ['Ann: dances', 'no action “dances”; there are: /porto draw cards:1,2'],
  ['Zoe: /porto rules', 'no person Zoe; there are: Ann, Bob, Cid'],
  ['Second: /porto rules', 'no game in #porto'],
  ['Ann in #quay: /porto rules', 'no place #quay; there are: porto'],
  ['Ann: [Agree]', 'Ann sees no button “Agree”; there are: none'],
  ['Ann: late [Agree]', 'no message has had a button “Agree”'],
  ['Ann: forged “do” on ~7', 'no message ~7 so far'],
  ['Ann: {house L1}', 'Ann sees no option “house L1”'],
  ['Ann: form Name = Quay', 'Ann has opened no form'],
  ['Ann: /porto dance', '/porto has no option “dance”'],
  ['Ann: /porto new chairs:2', '/porto new has no option “chairs:2”; there are: variant, seats, '],
  ['Ann, Bob play chess', 'no game chess; there are: porto, green-port, vintage'],
])('the line “%s” is refused and stands in the record with the reason', async (line, why) => {
  const { text, error } = await played('(first)', line, 'Ann: /games rating');
  expect(error).toContain(`line 3, ${line}: ${why}`);
  expect(text).toMatch(/^# it\n\(first\)\n.+\n {2}! line 3, .+\nAnn: \/games rating$/);
});

test('people see private answers, posted, edited and deleted messages, pings, buttons and menus', async () => {
  const { text, error } = await played(
    'Ann: /porto new seats:2 variant:family rated:false',
    'Bob: [Join]',
    'Ann: [Start]',
    'First: /porto draw cards:1 now:true',
    'Ann: /porto rules',
    'Ann: {Draw}',
    '1 day later',
    'Bob: {Draw}',
  );
  expect(error).toContain('line 9, Bob: {Draw}: Bob sees no option “Draw”');
  for (const line of [
    /^Ann: \/porto new .+\n {2}\+1 |^ {2}» /m,
    /^Bob: \[Join\]\n {2}» .+\n {2}~1 .+/m,
    /^ {2}\+\d \(pings \w+\) /m,
    /^ {4}\[Draw cards\] \[Hand\] /m,
    /^ {4}\{Overview: ✓Overview \| A turn \| /m,
    /^ {2}after 12 hours\n {2}\+\d \(pings \w+\) @\w+, the others have been waiting for you for 12 hours\./m,
    /^ {2}-\d$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/\d{17}|[0-9a-f]{16}/);
});

test('two runs of one scenario, with people who act at once, record the same', async () => {
  const lines = [
    'Ann: /porto new seats:3 variant:family rated:false',
    'Bob: [Join]',
    '& Cid: [Join]',
    'Ann: [Start]',
    'First: /porto do action:dr…',
    'First: /porto do action:…1 now:true',
    '& Second: /porto do action:draw 2',
    'the bot restarts',
    'Second: [Draw cards]',
  ];
  const runs = [await played(...lines), await played(...lines)];
  expect(runs[0]?.error).toBeUndefined();
  expect(runs[1]).toEqual(runs[0]);
});

test('a record keeps the lines that a person wrote, and counts the lines that came or went', () => {
  const plan = readPlan(FILE);
  const [first, second] = plan.scenarios;
  if (!first || !second) throw new Error('two scenarios');
  const now = {
    ...second,
    entries: second.entries.map(entry => ({ ...entry, recorded: ['  » Rules', '  +1'] })),
  };
  expect(recordedAnew(plan, new Map([['second', now]]))).toEqual({
    text: `${FILE}  » Rules\n  +1\n`,
    changed: 2,
  });
  const bare = { ...first, entries: first.entries.map(entry => ({ ...entry, recorded: ['  +1 other'] })) };
  expect(recordedAnew(plan, new Map([['first', bare]])).changed).toBe(3);
});

test('a text has names instead of ids, hashes, links and timestamps', async () => {
  const discord = await LocalDiscord.start({ now: () => Date.parse('2026-05-04T12:00Z') });
  onTestFinished(() => discord.close());
  const ann = discord.addUser({ name: 'Ann' });
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'quay' });
  const numberOf = (id: string) => (id === '7' ? 3 : undefined);
  const plain = (text: string) => blanked(text, { discord, numberOf });
  expect(plain(`<@${ann.id}> in <#${channel.id}>`)).toBe('@Ann in #quay');
  expect(plain(`https://discord.com/channels/${channel.guild?.id}/${channel.id}/7`)).toBe('‹link to ~3›');
  expect(plain(`person ${ann.id}`)).toBe('person ‹id›');
  // Incident: a hash can hold as many digits in a row as an id has.
  expect(plain('Shuffle 9a6a6e3a12345678901234567dda9c78 · 12345678901234567')).toBe('Shuffle ‹hash› · ‹id›');
  expect(plain('<t:1777900000:R>, <t:1777896000:f>, 12 ms')).toBe('‹in 1 hour›, ‹2026-05-04 12:00›, ‹time›');
});
