import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Interaction, Person } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { Match } from '../../src/table/match/types.ts';
import { patientDiscord } from '../support/bot.ts';
import { isLong, some } from '../support/form.ts';
import { WORDS } from '../support/locales.ts';
import { Clock, timed } from './clock-and-texts.ts';
import { family, type Scene, scene, shown } from './kit.ts';

const HOUR = 3_600_000;
const NO_FACTS = {
  people: [],
  opener: undefined,
  gathering: false,
  full: false,
  number: () => 0,
  given: () => undefined,
  text: () => undefined,
  possible: [],
};
const late = (language: Language) => WORDS[language].refusals.late(NO_FACTS);
const chosen = (language: Language) => WORDS[language].refusals['late-choice'](NO_FACTS);

const now = async ({ table, channel }: Scene): Promise<Match> => {
  const match = await table.live(channel.id);
  if (!match) throw new Error('no game');
  return match;
};

const actions = async ({ table }: Scene, { id, rev }: Match): Promise<string[]> =>
  (await table.moves(id, { since: 0, to: rev })).map(({ action }) => action);

async function heldUp(
  stage: Scene,
  command: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const [answer] = await allHeldUp(stage, [command], meanwhile);
  if (!answer) throw new Error('no answer');
  return answer;
}

async function allHeldUp(
  { discord }: Scene,
  commands: readonly (() => Promise<Answer>)[],
  meanwhile: () => unknown,
): Promise<readonly Answer[]> {
  let goOn = () => {};
  const delay = new Promise<void>(resolve => {
    goOn = resolve;
  });
  discord.fail({ method: 'POST', path: /callback$/, delay, times: commands.length });
  const before = discord.requests.length;
  const held = () => discord.requests.slice(before).filter(({ path }) => path.endsWith('/callback')).length;
  const answers = Promise.all(commands.map(command => command()));
  while (held() < commands.length) await sleep(5);
  await meanwhile();
  goOn();
  return answers;
}

async function drawnAndTakenBack(stage: Scene, person: Person): Promise<void> {
  await person.command(stage.channel, 'porto draw', { cards: '1', now: true });
  await takenBack(stage, person);
}

/** Takes back the last action. In a solo game, the bot first asks for confirmation, because the score becomes practice. */
async function takenBack({ channel }: Scene, person: Person): Promise<void> {
  const asked = await person.command(channel, 'porto undo');
  const [yes] = shown(asked).buttons;
  if (yes) await person.press(asked.message, yes.label);
}

/** Starts a solo game, in which the person is always to act and needs no consent for an undo. */
async function alone(stage: Scene): Promise<Person> {
  const { ann, channel } = stage;
  await ann.command(channel, 'porto solo', { timer: 28 });
  const [contracts] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
  await ann.command(channel, 'porto keep', { contracts: String(contracts?.value) });
  await stage.quiet();
  return ann;
}

describe('a command that was under way while the game moved on', () => {
  test('is not carried out after the same action was done and taken back', async () => {
    const stage = await scene({ paints: isLong });
    const ann = await alone(stage);
    const { rev } = await now(stage);
    const answer = await heldUp(
      stage,
      () => ann.command(stage.channel, 'porto draw', { cards: '1', now: true }),
      () => drawnAndTakenBack(stage, ann),
    );
    expect(answer.content).toContain(late('en'));
    expect(answer.content).toMatch(/took back:\s+~~.*drew.*~~/);
    await stage.quiet();
    expect((await now(stage)).rev).toBe(rev + 2);
    expect(stage.trouble).toEqual([]);
    const again = await ann.command(stage.channel, 'porto draw', { cards: '1', now: true });
    expect(again.content).toContain('drew');
    expect((await now(stage)).rev).toBe(rev + 3);
  });

  test.each([HOUR, -HOUR])('whatever our clock shows: %d ms off', async skew => {
    const stage = await scene({ paints: isLong, now: () => Date.now() + skew });
    const ann = await alone(stage);
    const { rev } = await now(stage);
    const answer = await heldUp(
      stage,
      () => ann.command(stage.channel, 'porto draw', { cards: '1', now: true }),
      () => drawnAndTakenBack(stage, ann),
    );
    expect(answer.content).toContain(late('en'));
    expect((await now(stage)).rev).toBe(rev + 2);
    expect((await ann.command(stage.channel, 'porto draw', { cards: '1', now: true })).content).toContain(
      'drew',
    );
  });

  test('twice at once from two devices, it is one action', async () => {
    const stage = await timed({ paints: isLong });
    const ann = await alone(stage);
    const { rev } = await now(stage);
    const draw = () => ann.command(stage.channel, 'porto draw', { cards: '1', now: true });
    const answers = await allHeldUp(stage, [draw, draw], () => {
      stage.clock.at += 1_000;
    });
    expect(answers.filter(({ content }) => content.includes('drew')).length).toBeGreaterThanOrEqual(1);
    expect(answers.some(({ content }) => content.startsWith(late('en')))).toBe(true);
    expect((await now(stage)).rev).toBe(rev + 1);
  });

  test('is said in every language, with what happened meanwhile', async () => {
    for (const language of some(LANGUAGES, 2)) {
      const stage = await scene({ paints: isLong });
      const ann = stage.discord.addUser({ name: 'Ana', locale: language === 'en' ? 'en-GB' : language });
      const mine = { ...stage, ann };
      await alone(mine);
      const answer = await heldUp(
        mine,
        () => ann.command(stage.channel, 'porto draw', { cards: '1', now: true }),
        () => drawnAndTakenBack(mine, ann),
      );
      expect(answer.content.split('\n')[0]).toBe(late(language));
      expect(answer.content).toContain('~~');
    }
  });

  test('a command in a turn that is over says so', async () => {
    const stage = await scene({ paints: isLong });
    const [first, second] = await family(stage);
    const answer = await heldUp(
      stage,
      () => first.command(stage.channel, 'porto draw', { cards: '1', now: true }),
      () => first.command(stage.channel, 'porto draw', { cards: '2', now: true }),
    );
    expect(answer.content).toContain(second.name);
    expect(await actions(stage, await now(stage))).toEqual(['draw 2']);
  });

  test('takes nothing back that it did not know', async () => {
    const stage = await scene({ paints: isLong });
    const ann = await alone(stage);
    await ann.command(stage.channel, 'porto draw', { cards: '1', now: true });
    const { rev } = await now(stage);
    const answer = await heldUp(
      stage,
      () => ann.command(stage.channel, 'porto undo'),
      async () => {
        await takenBack(stage, ann);
        await ann.command(stage.channel, 'porto draw', { cards: '2', now: true });
      },
    );
    expect(answer.content).toContain(late('en'));
    expect((await now(stage)).rev).toBe(rev + 2);
    expect((await ann.command(stage.channel, 'porto undo')).content).toContain('~~');
  });

  test('agrees to no other question than the one that was asked', async () => {
    const stage = await scene({ paints: isLong });
    const [first, second] = await family(stage);
    const { channel, table } = stage;
    await first.command(channel, 'porto draw', { cards: '1', now: true });
    const { id, rev } = await now(stage);
    expect((await table.questions.askUndo(id, first.id)).ok).toBe(true);
    const answer = await heldUp(
      stage,
      () => second.command(channel, 'porto undo', { answer: 'agree' }),
      async () => {
        await second.command(channel, 'porto draw', { cards: '2', now: true });
        expect((await table.questions.askUndo(id, second.id)).ok).toBe(true);
        expect((await table.questions.answer(id, first.id, true)).ok).toBe(true);
        await first.command(channel, 'porto undo');
        expect((await table.questions.askUndo(id, first.id)).ok).toBe(true);
      },
    );
    expect(answer.content).toContain(late('en'));
    expect((await now(stage)).rev).toBe(rev + 2);
  });

  test('does not replace a choice that was sealed since, while the same choice is fine', async () => {
    const stage = await scene({ paints: isLong });
    const { ann, bob, channel, table } = stage;
    await ann.command(channel, 'porto new', { variant: 'standard', seats: 2 });
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await stage.quiet();
    const [one, other] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    const keep = (choice = one) => ann.command(channel, 'porto keep', { contracts: String(choice?.value) });
    expect((await heldUp(stage, keep, keep)).content).toContain('Sealed');
    const { id, rev } = await now(stage);
    const sealed = async () => (await stage.store.sealed.list(id, rev)).map(({ action }) => action);
    const [kept] = await sealed();
    const answer = await heldUp(stage, keep, () => keep(other));
    expect(answer.content).toContain(chosen('en'));
    expect(await sealed()).not.toEqual([kept]);
    expect((await table.sealed(id)).length).toBe(1);
    expect((await keep()).content).toContain('Sealed');
    expect(await sealed()).toEqual([kept]);
  });

  test('brought late by the gateway, it means what stood when it was sent', async () => {
    // Bot and Discord share one clock. With real clocks the delay could outlast the interaction.
    const clock = new Clock();
    const discord = await patientDiscord({ now: clock.now });
    onTestFinished(() => discord.close());
    const stage = await scene({ paints: isLong, discord, now: clock.now });
    const ann = await alone(stage);
    const { id, rev } = await now(stage);
    let back = () => {};
    stage.discord.dropGateway(
      new Promise<void>(resolve => {
        back = resolve;
      }),
    );
    const answer = ann.command(stage.channel, 'porto draw', { cards: '1', now: true });
    clock.at += 1_000;
    expect((await stage.table.act(id, ann.id, 'draw 2')).ok).toBe(true);
    expect((await stage.table.undo(id, ann.id)).ok).toBe(true);
    back();
    expect((await answer).content).toContain(late('en'));
    expect((await now(stage)).rev).toBe(rev + 2);
  });
});

test('a press whose answer Discord no longer accepts is not carried out', async () => {
  const stage = await scene({ paints: isLong });
  const ann = await alone(stage);
  const { rev } = await now(stage);
  const body = { code: 10062, message: 'Unknown interaction' };
  stage.discord.fail({ method: 'POST', path: /callback$/, status: 404, body });
  let sent: Interaction | undefined;
  stage.discord.watch(happening => {
    if (happening.type === 'interaction' && happening.stage === 'opened') sent = happening.interaction;
  });
  const drawn = ann.command(stage.channel, 'porto draw', { cards: '1', now: true });
  const failed = expect(drawn).rejects.toThrow(/failed/);
  await expect.poll(() => stage.trouble.length).toBe(1);
  expect(sent?.acknowledged).toBe(false);
  sent?.fail('too late');
  await failed;
  await stage.quiet();
  expect((await now(stage)).rev).toBe(rev);
  expect(stage.trouble.map(line => line.split(' {')[0])).toEqual(['an interaction is gone']);
});
