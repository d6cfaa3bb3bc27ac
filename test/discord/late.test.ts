import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Interaction, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { Match } from '../../src/table/match/types.ts';
import { WORDS } from '../support/locales.ts';
import { isLong, some } from '../support/test-form.ts';
import { Clock, HOUR, timed } from './clock-and-texts.ts';
import {
  drawNow,
  family,
  keepFirst,
  liveIn,
  revIn,
  type Scene,
  said,
  scene,
  shown,
  startGame,
} from './kit.ts';
import { ownDiscord } from './own-discord.ts';

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
  const { promise: delay, resolve: goOn } = Promise.withResolvers<void>();
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
  await drawNow(person, stage.channel);
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
  await keepFirst(ann, channel);
  await stage.quiet();
  return ann;
}

describe('a command that was under way while the game moved on', () => {
  test.each([0, HOUR, -HOUR])(
    'is not carried out after the same action was done and taken back, with our clock %d ms off',
    async skew => {
      const stage = await scene({ paints: isLong, now: () => Date.now() + skew });
      const ann = await alone(stage);
      const rev = await revIn(stage);
      const answer = await heldUp(
        stage,
        () => drawNow(ann, stage.channel),
        () => drawnAndTakenBack(stage, ann),
      );
      expect(answer.content).toContain(late('en'));
      expect(answer.content).toMatch(/took back:\s+~~.*drew.*~~/);
      await stage.quiet();
      expect(await revIn(stage)).toBe(rev + 2);
      expect(stage.trouble).toEqual([]);
      const again = await drawNow(ann, stage.channel);
      expect(again.content).toContain('drew');
      expect(await revIn(stage)).toBe(rev + 3);
    },
  );

  test('twice at once from two devices, it is one action', async () => {
    const stage = await timed({ paints: isLong });
    const ann = await alone(stage);
    const rev = await revIn(stage);
    const draw = () => drawNow(ann, stage.channel);
    const answers = await allHeldUp(stage, [draw, draw], () => {
      stage.clock.at += 1_000;
    });
    expect(answers.filter(({ content }) => content.includes('drew')).length).toBeGreaterThanOrEqual(1);
    expect(answers.some(({ content }) => content.startsWith(late('en')))).toBe(true);
    expect(await revIn(stage)).toBe(rev + 1);
  });

  test('is said in every language, with what happened meanwhile', async () => {
    for (const language of some(LANGUAGES, 2)) {
      const stage = await scene({ paints: isLong });
      const ann = stage.discord.addUser({ name: 'Ana', locale: language === 'en' ? 'en-GB' : language });
      const mine = { ...stage, ann };
      await alone(mine);
      const answer = await heldUp(
        mine,
        () => drawNow(ann, stage.channel),
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
      () => drawNow(first, stage.channel),
      () => drawNow(first, stage.channel, '2'),
    );
    expect(answer.content).toContain(second.name);
    expect(await actions(stage, await liveIn(stage))).toEqual(['draw 2']);
  });

  test('takes nothing back that it did not know', async () => {
    const stage = await scene({ paints: isLong });
    const ann = await alone(stage);
    await drawNow(ann, stage.channel);
    const rev = await revIn(stage);
    const answer = await heldUp(
      stage,
      () => ann.command(stage.channel, 'porto undo'),
      async () => {
        await takenBack(stage, ann);
        await drawNow(ann, stage.channel, '2');
      },
    );
    expect(answer.content).toContain(late('en'));
    expect(await revIn(stage)).toBe(rev + 2);
    expect(await said(ann, stage.channel, 'porto undo')).toContain('~~');
  });

  test('agrees to no other question than the one that was asked', async () => {
    const stage = await scene({ paints: isLong });
    const [first, second] = await family(stage);
    const { channel, table } = stage;
    await drawNow(first, channel);
    const { id, rev } = await liveIn(stage);
    expect((await table.requests.askUndo(id, first.id)).ok).toBe(true);
    const answer = await heldUp(
      stage,
      () => second.command(channel, 'porto undo', { answer: 'agree' }),
      async () => {
        await drawNow(second, channel, '2');
        expect((await table.requests.askUndo(id, second.id)).ok).toBe(true);
        expect((await table.requests.answer(id, first.id, true)).ok).toBe(true);
        await first.command(channel, 'porto undo');
        expect((await table.requests.askUndo(id, first.id)).ok).toBe(true);
      },
    );
    expect(answer.content).toContain(late('en'));
    expect(await revIn(stage)).toBe(rev + 2);
  });

  test('does not replace a choice that was sealed since, while the same choice is fine', async () => {
    const stage = await scene({ paints: isLong });
    const { ann, bob, channel, table } = stage;
    await startGame(stage, [ann, bob], { variant: 'standard' });
    const offered = await ann.autocomplete(channel, 'porto do', {}, 'action', '');
    const keep = (at = 0) =>
      ann.command(channel, 'porto do', { action: String(offered[at]?.value), now: true });
    const first = () => keep();
    expect((await heldUp(stage, first, first)).content).toContain('Sealed');
    const { id, rev } = await liveIn(stage);
    const sealed = async () => (await stage.store.sealed.list(id, rev)).map(({ action }) => action);
    const [kept] = await sealed();
    const answer = await heldUp(stage, first, () => keep(1));
    expect(answer.content).toContain(chosen('en'));
    expect(await sealed()).not.toEqual([kept]);
    expect((await table.sealed(id)).length).toBe(1);
    expect((await keep()).content).toContain('Sealed');
    expect(await sealed()).toEqual([kept]);
  });

  test('brought late by the gateway, it means what stood when it was sent', async () => {
    // Bot and Discord share one clock. With real clocks the delay could outlast the interaction.
    const clock = new Clock();
    const discord = await ownDiscord({ now: clock.now });
    const stage = await scene({ paints: isLong, discord, now: clock.now });
    const ann = await alone(stage);
    const { id, rev } = await liveIn(stage);
    const { promise, resolve: back } = Promise.withResolvers<void>();
    stage.discord.dropGateway(promise);
    const answer = drawNow(ann, stage.channel);
    clock.at += 1_000;
    expect((await stage.table.act(id, ann.id, 'draw 2')).ok).toBe(true);
    expect((await stage.table.undo(id, ann.id)).ok).toBe(true);
    back();
    expect((await answer).content).toContain(late('en'));
    expect(await revIn(stage)).toBe(rev + 2);
  });
});

test('a press whose answer Discord no longer accepts is not carried out', async () => {
  const stage = await scene({ paints: isLong });
  const ann = await alone(stage);
  const rev = await revIn(stage);
  const body = { code: 10062, message: 'Unknown interaction' };
  stage.discord.fail({ method: 'POST', path: /callback$/, status: 404, body });
  let sent: Interaction | undefined;
  stage.discord.watch(happening => {
    if (happening.type === 'interaction' && happening.stage === 'opened') sent = happening.interaction;
  });
  const drawn = drawNow(ann, stage.channel);
  const failed = expect(drawn).rejects.toThrow(/failed/);
  await expect.poll(() => stage.trouble.length).toBe(1);
  expect(sent?.acknowledged).toBe(false);
  sent?.fail('too late');
  await failed;
  await stage.quiet();
  expect(await revIn(stage)).toBe(rev);
  expect(stage.trouble.map(line => line.split(' {')[0])).toEqual(['an interaction is gone']);
});
